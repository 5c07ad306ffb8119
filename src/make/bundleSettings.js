// Node runs this by itself: it writes the settings of Vite with their packages, as one file, on its standard output, and says
// in it of which files of the project it was made. Its argument is the project's folder.
import { join, sep } from 'node:path'
import { rolldown } from 'rolldown'

/** Packages that look for files of their own, or that few runs need. */
const external = [
  'vite',
  '@vitejs/plugin-react',
  'sharp',
  'lightningcss',
  'subset-font',
  'svgo',
  '@resvg/resvg-js',
  'tinypool',
]

const [root = ''] = process.argv.slice(2)
const input = join(root, 'src/make/settings.ts')
const bundle = await rolldown({ input, platform: 'node', external, logLevel: 'silent' })
const { output } = await bundle.generate({ codeSplitting: false })
await bundle.close()
const own = output[0].moduleIds
  .map((id) => id.replaceAll(sep, '/'))
  .filter((id) => id.startsWith(join(root, 'src/').replaceAll(sep, '/')))
process.stdout.write(
  `${output[0].code}\nexport const files = ${JSON.stringify(own.map((id) => id.slice(root.length)))}\n`,
)
