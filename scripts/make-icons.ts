// Writes app/ui/icons/sprite.svg: the icons that operators can choose and those that the shell shows.
// Source: the npm package lucide-static (ISC licence), one SVG file an icon. Run: npm run make:icons
import { readFile, writeFile } from 'node:fs/promises'
import { iconFiles } from '../app/ui/icons/icon-names.ts'

const drawings = Object.entries(iconFiles).map(
  ([name, file]) => [name, `node_modules/lucide-static/icons/${file}.svg`] as const,
)

const symbols = await Promise.all(
  [...drawings, ['nepali-word', 'app/ui/icons/nepali-word.svg'] as const].map(async ([name, file]) => {
    const svg = await readFile(file, 'utf8')
    const [, viewBox, inner] = /<svg[^>]*?viewBox="([^"]+)"[^>]*>([\s\S]*)<\/svg>/.exec(svg) ?? []
    if (!viewBox || !inner) throw new Error(`${file} holds no drawing`)
    return `<symbol id="${name}" viewBox="${viewBox}">${inner.replace(/\n\s*/g, '')}</symbol>`
  }),
)
await writeFile(
  'app/ui/icons/sprite.svg',
  `<!-- Lucide icons, ISC licence, https://lucide.dev/license -->\n<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`,
)
