// Writes app/ui/icons/sprite.svg: the icons that operators can choose and those that the shell shows.
// Source: the npm package lucide-static (ISC licence), one SVG file an icon. Run: npm run make:icons
import { readFile, writeFile } from 'node:fs/promises'
import { iconFiles } from '../app/ui/icons/icon-names.ts'

const symbols = await Promise.all(
  Object.entries(iconFiles).map(async ([name, file]) => {
    const svg = await readFile(`node_modules/lucide-static/icons/${file}.svg`, 'utf8')
    const inner = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(svg)?.[1]
    if (!inner) throw new Error(`${file}.svg holds no drawing`)
    return `<symbol id="${name}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${inner.replace(/\n\s*/g, '')}</symbol>`
  }),
)
await writeFile(
  'app/ui/icons/sprite.svg',
  `<!-- Lucide icons, ISC licence, https://lucide.dev/license -->\n<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`,
)
