import { exampleOf, iconWords, variantsOf } from '../vocabulary.ts'
import { filled } from './filled.ts'
import type { BlockRule, PropRule } from './rule.ts'
import { written } from './written.ts'

const intro = `# Blokken

Tussen gewone Markdown kunt u blokken zetten. Zet \`<Naam>\` en \`</Naam>\` elk op een eigen regel, met een lege regel
voor en na wat ertussen staat. Een blok zonder inhoud sluit zichzelf: \`<Naam />\`. Typt u iets verkeerd, dan zegt de
site op welke regel en wat er wel kan staan.

Deze lijst wordt gemaakt uit \`src/content/blocks/\`.
`

/** What a writer needs to know of every block, as the Markdown of docs/blokken.md. */
export const blockGuide = (): string =>
  [intro, chapter('Wat u zelf vult', written), chapter('Wat de site vult', filled)].join('\n')

const chapter = (title: string, blocks: Readonly<Record<string, BlockRule>>): string =>
  [`## ${title}\n`, ...Object.entries(blocks).map(([name, rule]) => section(name, rule))].join('\n')

function section(name: string, rule: BlockRule): string {
  const { about, props = {}, shows } = rule
  const given = Object.entries(props).map(
    ([key, prop]) => `- \`${key}\`${prop.required ? ' (verplicht)' : ''}: ${valueOf(prop)}`,
  )
  return [
    `### \`<${name}>\`\n`,
    `${about}\n`,
    ...(given.length > 0 ? [`${given.join('\n')}\n`] : []),
    ...(shows ? [`Toont de lijst \`${shows.list}\` van een pagina met \`kind: ${shows.kind}\`.\n`] : []),
    ...[exampleOf(name, rule), ...variantsOf(name, rule)].map((example) => `\`\`\`\n${example}\n\`\`\`\n`),
  ].join('\n')
}

const values: Record<NonNullable<PropRule['type']>, string> = {
  path: 'het adres van een pagina, of van een andere site met https://',
  picture: 'de naam van een beeld in `content/_beelden`',
  flag: 'alleen het woord, zonder waarde',
  icons: `een icoon voor elk onderdeel, met komma’s ertussen: ${iconWords.join(', ')}`,
  date: 'een dag, als 2026-12-25',
  count: 'hoeveel van hoeveel, als 9 van 12',
  place: 'de id van een locatie in `content/praktijk.yaml`, of de regio in kleine letters',
}

const valueOf = ({ oneOf, type }: PropRule): string =>
  oneOf ? Object.keys(oneOf).join(' of ') : type ? values[type] : 'tekst'
