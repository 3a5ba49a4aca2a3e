// Writes the pictures of link previews: public/og/<page>-<language>.png. Run: npm run make:og, or with the names of
// pages, `npm run make:og -- home qr-builder`, for these alone. A browser draws them, because it shapes Devanagari.
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { findChromium } from '../test/browser.ts'
import { cardPages } from './og/card-page.ts'
import { type Card, cardWords, listCards } from './og/cards.ts'
import { indexedPng } from './og/indexed-png.ts'

const size = { width: 1200, height: 630 }

const wanted = process.argv.slice(2)
const cards = await listCards()
const unknown = wanted.filter((slug) => !cards.some((card) => card.slug === slug))
if (unknown.length > 0) throw new Error(`No page is named ${unknown.join(', ')}.`)

const pageOf = await cardPages()
const { executablePath, args, env } = await findChromium()
const browser = await chromium.launch({
  executablePath,
  args,
  ...(env && { env: { ...process.env, ...env } }),
})
const page = await browser.newPage({ viewport: size })
for (const card of cards.filter(({ slug }) => wanted.length === 0 || wanted.includes(slug))) {
  const png = await draw(page, card)
  await mkdir(dirname(card.file), { recursive: true })
  await writeFile(card.file, png)
  console.log(`${card.file}: ${png.length} bytes`)
}
await browser.close()

async function draw(on: Page, card: Card): Promise<Buffer> {
  await on.setContent(pageOf(card))
  await on.evaluate(() => document.fonts.ready)
  const screenshot = `data:image/png;base64,${(await on.screenshot()).toString('base64')}`
  return indexedPng({ ...size, rgba: await pixelsOf(on, screenshot), title: cardWords(card) })
}

/** The browser also reads its own screenshot: Node cannot. */
async function pixelsOf(on: Page, address: string): Promise<Uint8Array> {
  const url = await on.evaluate(async (from) => {
    const image = await createImageBitmap(await (await fetch(from)).blob())
    const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d')
    if (!canvas) throw new Error('The browser gives no canvas.')
    canvas.drawImage(image, 0, 0)
    const { data } = canvas.getImageData(0, 0, image.width, image.height)
    return await new Promise<string>((resolve) => {
      const reader = new FileReader()
      reader.addEventListener('load', () => resolve(reader.result as string))
      reader.readAsDataURL(new Blob([data]))
    })
  }, address)
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
}
