// Writes app/ui/icons/sprite.svg: the icons that operators can choose and those that the shell shows.
// Source: the npm package lucide-static (ISC licence), one SVG file an icon. Run: npm run make:icons
import { readFile, writeFile } from 'node:fs/promises'
import { iconFiles } from '../app/ui/icons/icon-names.ts'

const lucide = import.meta.resolve('lucide-static/package.json')

const drawings: [name: string, file: URL][] = [
  ...Object.entries(iconFiles).map(([name, file]): [string, URL] => [
    name,
    new URL(`icons/${file}.svg`, lucide),
  ]),
  ['nepali-word', new URL('../app/ui/icons/nepali-word.svg', import.meta.url)],
]

const symbols = await Promise.all(
  drawings.map(async ([name, file]) => {
    const svg = await readFile(file, 'utf8')
    const [, viewBox, inner] = /<svg[^>]*?viewBox="([^"]+)"[^>]*>([\s\S]*)<\/svg>/.exec(svg) ?? []
    if (!viewBox || !inner) throw new Error(`${file.pathname} holds no drawing`)
    return `<symbol id="${name}" viewBox="${viewBox}">${inner.replace(/\n\s*/g, '')}</symbol>`
  }),
)
const credit = '<!-- Lucide icons, ISC licence, https://lucide.dev/license -->'
const sprite = `${credit}\n<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`
await writeFile('app/ui/icons/sprite.svg', sprite)
