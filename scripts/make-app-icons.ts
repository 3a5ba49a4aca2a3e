// Writes the icons of the installed site from public/icon.svg: public/app-icon-<size>.png, with room around the mark so
// that a system may cut them round; and public/favicon.ico for programs that ask for no other name. Run:
// npm run make:app-icons
import { readFile, writeFile } from 'node:fs/promises'
import { launchChromium } from '../test/browser.ts'

const sizes = [180, 192, 512]
const faviconSize = 32
const ground = '#faf7f1'

const mark = Buffer.from(await readFile('public/icon.svg')).toString('base64')
const browser = await launchChromium()
const page = await browser.newPage({ colorScheme: 'light' })
for (const size of sizes) {
  // Systems keep at least the circle of four fifths.
  const around = `display:grid;place-items:center;height:100vh;background:${ground}`
  const file = `public/app-icon-${size}.png`
  await writeFile(file, await draw(size, 58, around))
  console.log(file)
}
await writeFile('public/favicon.ico', iconFile(await draw(faviconSize, 100)))
await browser.close()

/** The mark, as wide as this many per cent of the picture. */
async function draw(size: number, percent: number, around = ''): Promise<Buffer> {
  await page.setViewportSize({ width: size, height: size })
  await page.setContent(
    `<body style="margin:0;${around}">` +
      `<img alt="" style="display:block;width:${percent}%" src="data:image/svg+xml;base64,${mark}">`,
  )
  await page.locator('img').evaluate((image: HTMLImageElement) => image.decode())
  return await page.screenshot({ omitBackground: true })
}

/** One PNG in the container of Windows icons: a header of 6 bytes and a directory entry of 16. */
function iconFile(png: Buffer): Buffer {
  const head = Buffer.alloc(22)
  // Kind 1 is an icon; one picture.
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(faviconSize, 6)
  head.writeUInt8(faviconSize, 7)
  // One colour plane, 32 bits a pixel.
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}
