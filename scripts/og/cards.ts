import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { escapedHtml } from '#app/lib/escaped-html.ts'
import { type Lang, languages } from '#app/lib/language.ts'
import type { ToolManifest } from '#app/lib/tool-manifest.ts'
import { previewPicture } from '#app/platform/document/page.ts'
import type { OgMessages } from './messages.en.ts'
import { messages } from './messages.ne.ts'

/** What is drawn for the link preview of one page in one language. */
export interface Card {
  slug: string
  lang: Lang
  title: string
  line: string
  /** Names of drawings in the sprite: one large, or three small. */
  icons: readonly string[]
  /** Path of the picture in the repository. */
  file: string
}

/** The icons of the site's own pages. */
const pageIcons: Record<keyof OgMessages, readonly string[]> = {
  home: ['qr-code', 'calendar', 'phone'],
  about: ['users'],
  'calendar-data': ['calendar'],
  privacy: ['lock'],
  terms: ['file-text'],
  newsletter: ['mail'],
  corrections: ['check'],
  status: ['check'],
  developers: ['layers'],
  data: ['database'],
}

const toolsFolder = 'app/tools'

/** A card for every page of the site and every tool folder, open or announced, in both languages. */
export async function listCards(): Promise<Card[]> {
  const folders = readdirSync(toolsFolder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const tools = await Promise.all(folders.map(({ name }) => readToolCards(name)))
  const pages = Object.entries(pageIcons) as [keyof OgMessages, readonly string[]][]
  const ofPages = pages.flatMap(([slug, icons]) => cardsOf(slug, icons, (lang) => messages[lang][slug]))
  return [...ofPages, ...tools.flat()]
}

function cardsOf(
  slug: string,
  icons: readonly string[],
  words: (lang: Lang) => Pick<Card, 'title' | 'line'>,
): Card[] {
  return languages.map((lang) => {
    const file = `public${previewPicture(slug === 'home' ? '/' : `/${slug}`, lang)}`
    return { slug, lang, ...words(lang), icons, file }
  })
}

async function readToolCards(folder: string): Promise<Card[]> {
  const file = pathToFileURL(join(process.cwd(), toolsFolder, folder, 'tool.ts')).href
  const { tool } = (await import(/* @vite-ignore */ file)) as { tool: ToolManifest }
  const { slug, name, description, icon } = tool
  return cardsOf(slug, [icon], (lang) => ({ title: name[lang], line: description[lang] }))
}

/** The text of a card. */
export const cardText = ({ title, line }: Card) => `${title}\n${line}`

/** The texts that the pictures were drawn with, by file: a picture with an older text is found by a test. */
export const drawnTextsFile = 'scripts/og/drawn-texts.json'

const fontPackage = '@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari'
const devanagari = 'U+0900-097F, U+200C-200D, U+25CC'

/** The page that a browser draws a card from. Its font is inside, since the machine may have none for Nepali. */
export async function cardPages(): Promise<(card: Card) => string> {
  const sprite = await readFile('app/ui/icons/sprite.svg', 'utf8')
  const fonts = await Promise.all([
    fontFace('devanagari', `unicode-range: ${devanagari};`),
    fontFace('latin', ''),
  ])
  return ({ lang, title, line, icons }) => `<!doctype html>
<html lang="${lang}">
<style>${fonts.toReversed().join('')}${style}</style>
${scene(icons.map((icon) => drawing(sprite, icon)))}
<div class="words"><h1>${escapedHtml(title)}</h1><p>${escapedHtml(line)}</p></div>
<div class="band"></div>
</html>`
}

async function fontFace(subset: string, range: string): Promise<string> {
  const file = new URL(import.meta.resolve(`${fontPackage}-${subset}-wght-normal.woff2`))
  const data = (await readFile(file)).toString('base64')
  return `@font-face{font-family:Card;font-weight:100 900;src:url(data:font/woff2;base64,${data});${range}}`
}

function drawing(sprite: string, icon: string): string {
  const found = new RegExp(`<symbol id="${icon}" viewBox="0 0 24 24">(.*?)</symbol>`).exec(sprite)
  if (!found?.[1]) throw new Error(`No icon is named ${icon}.`)
  return found[1]
}

const style = `
*{margin:0;box-sizing:border-box}
body{position:relative;width:1200px;height:630px;overflow:hidden;background:#faf7f1;color:#1e222b;
  font-family:Card;-webkit-font-smoothing:antialiased}
svg{position:absolute;inset:0}
.words{position:absolute;left:72px;top:0;width:640px;height:480px;display:flex;flex-direction:column;
  justify-content:center;gap:24px}
h1{font-size:70px;line-height:1.12;font-weight:700;letter-spacing:-.01em;text-wrap:balance}
p{font-size:34px;line-height:1.35;color:#4a505d;text-wrap:pretty}
:lang(ne) h1{font-size:66px;line-height:1.4;letter-spacing:0}
:lang(ne) p{font-size:37px;line-height:1.5}
:lang(ne) .words{gap:14px}
.band{position:absolute;inset:auto 0 0;height:18px;background:
  repeating-linear-gradient(135deg,#2563eb 0 18px,transparent 18px 36px),
  repeating-linear-gradient(45deg,#f0a112 0 18px,#7c3aed 18px 36px)}`

/** Hills, and the site's own mark grown to a tree: the tool's drawing is in its crown. */
function scene(icons: readonly string[]): string {
  return `<svg viewBox="0 0 1200 630" width="1200" height="630">
<path fill="#e9eefb" d="M470 620 660 420l52 44 128-196 96 118 84-96 180 214v126z"/>
<path fill="#e0ecdf" d="M0 630v-64c240-74 500-96 760-66s340 4 440-40v170z"/>
<g transform="translate(722 70) scale(15)">
<path fill="#2563eb" d="M16 2c5 0 8 3 8.500 6.500 3 .7 4.500 3 4.500 5.500 0 3.300-2.600 6-6 6H9c-3.400 0-6-2.700-6-6 0-2.500 1.500-4.800 4.500-5.500C8 5 11 2 16 2Z"/>
<path fill="#f0a112" d="M14.500 19.900h3l1 8.100h-5z"/>
<path fill="#1e222b" d="M6 27.200h20v2.200H6z"/>
<path fill="#3a404d" d="M3.500 29.400h25v3.600h-25z"/>
<g fill="none" stroke="#fff" stroke-linecap="round" stroke-linejoin="round">${inCrown(icons)}</g>
</g>
<path fill="#cde2d0" d="M300 630c220-78 520-104 900-72v72z"/>
</svg>`
}

function inCrown(icons: readonly string[]): string {
  const [only, ...more] = icons
  const place = (icon: string, x: number, y: number, scale: number) =>
    `<g stroke-width="2" transform="translate(${x} ${y}) scale(${scale})">${icon}</g>`
  if (more.length === 0) return place(only ?? '', 10.6, 6.4, 0.45)
  const spots = [
    [13.6, 4.4],
    [8, 11.4],
    [19.2, 11.4],
  ] as const
  return icons.map((icon, at) => place(icon, spots[at]?.[0] ?? 0, spots[at]?.[1] ?? 0, 0.2)).join('')
}
