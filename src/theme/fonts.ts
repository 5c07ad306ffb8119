import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?letters'
import gabarito from '@fontsource-variable/gabarito/files/gabarito-latin-wght-normal.woff2?letters'

const face = (family: string, file: string) =>
  `@font-face{font-family:${family};font-style:normal;font-weight:400 700;font-display:swap;src:url(${file}) format("woff2")}`

/**
 * The two families, and system fonts stretched to their measure so that text does not move when they arrive
 * (CSS Fonts 5, size-adjust). Pages do not preload them: on a phone they then share the line with the page itself, which
 * is painted 85 ms later for it, and its largest part 15 to 40 ms (npm run bench:load).
 */
export const fontFaces = [
  face('Gabarito', gabarito),
  face('Figtree', figtree),
  '@font-face{font-family:"Head Fallback";src:local("Arial Bold"),local("Arial-BoldMT"),local("Liberation Sans Bold");size-adjust:93.2%;ascent-override:100.9%;descent-override:27.9%;line-gap-override:0%}',
  '@font-face{font-family:"Text Fallback";src:local("Arial"),local("ArialMT"),local("Liberation Sans");font-weight:300 500;size-adjust:99.9%;ascent-override:95.1%;descent-override:25%;line-gap-override:0%}',
  '@font-face{font-family:"Text Fallback";src:local("Arial Bold"),local("Arial-BoldMT"),local("Liberation Sans Bold");font-weight:600 900;size-adjust:95.1%;ascent-override:99.9%;descent-override:26.3%;line-gap-override:0%}',
].join('')
