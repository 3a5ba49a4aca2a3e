// Writes the pictures of link previews: public/og/<page>-<language>.png. Run: npm run make:og, or with the names of
// pages, `npm run make:og -- home qr-builder`, for these alone. A browser draws them, because it shapes Devanagari.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { launchChromium } from '../test/browser.ts'
import { cardPages, cardText, drawnTextsFile, listCards } from './og/cards.ts'

const size = { width: 1200, height: 630 }

const wanted = process.argv.slice(2)
const cards = await listCards()
const unknown = wanted.filter((slug) => !cards.some((card) => card.slug === slug))
if (unknown.length > 0) throw new Error(`No page is named ${unknown.join(', ')}.`)

const pageOf = await cardPages()
const browser = await launchChromium()
const page = await browser.newPage({ viewport: size })
const drawnTexts = JSON.parse(await readFile(drawnTextsFile, 'utf8')) as Record<string, string>
for (const card of cards.filter(({ slug }) => wanted.length === 0 || wanted.includes(slug))) {
  await page.setContent(pageOf(card))
  await page.evaluate(() => document.fonts.ready)
  const png = await page.screenshot()
  await mkdir(dirname(card.file), { recursive: true })
  await writeFile(card.file, png)
  drawnTexts[card.file] = cardText(card)
  console.log(`${card.file}: ${png.length} bytes`)
}
await writeFile(drawnTextsFile, `${JSON.stringify(drawnTexts, null, 2)}\n`)
await browser.close()
