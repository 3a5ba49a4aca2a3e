// Writes app/ui/icons/sprite.svg: the icons that operators can choose and those that the shell shows.
// Source: the npm package lucide-static (ISC licence), one SVG file an icon. Run: npm run make:icons
import { readFile, writeFile } from 'node:fs/promises'
import { type IconName, iconNames } from '../app/ui/icons/icon-names.ts'

/** Drawings that Lucide calls by another name than rows do. */
const otherNames = new Map<IconName, string>([
  ['currency-rupee', 'indian-rupee'],
  ['currency-dollar', 'circle-dollar-sign'],
  ['bar-chart', 'chart-column'],
  ['pie-chart', 'chart-pie'],
  ['sliders', 'sliders-horizontal'],
  ['tool', 'hammer'],
  ['circle-help', 'circle-question-mark'],
  ['share', 'share-2'],
  ['warning', 'triangle-alert'],
  ['home', 'house'],
])

const lucide = import.meta.resolve('lucide-static/package.json')

const symbols = await Promise.all([
  ...iconNames.map((name) => symbol(name, new URL(`icons/${otherNames.get(name) ?? name}.svg`, lucide))),
  symbol('nepali-word', new URL('../app/ui/icons/nepali-word.svg', import.meta.url)),
])
const credit = '<!-- Lucide icons, ISC licence, https://lucide.dev/license -->'
const sprite = `${credit}\n<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`
await writeFile('app/ui/icons/sprite.svg', sprite)

async function symbol(name: string, file: URL): Promise<string> {
  const svg = await readFile(file, 'utf8')
  const [, viewBox, inner] = /<svg[^>]*?viewBox="([^"]+)"[^>]*>([\s\S]*)<\/svg>/.exec(svg) ?? []
  if (!viewBox || !inner) throw new Error(`${file.pathname} holds no drawing`)
  return `<symbol id="${name}" viewBox="${viewBox}">${inner.replace(/\n\s*/g, '')}</symbol>`
}
