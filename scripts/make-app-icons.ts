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
  await page.setViewportSize({ width: size, height: size })
  // Systems keep at least the circle of four fifths.
  await page.setContent(
    `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${ground}">` +
      `<img alt="" style="width:58%" src="data:image/svg+xml;base64,${mark}">`,
  )
  await page.locator('img').evaluate((image: HTMLImageElement) => image.decode())
  const file = `public/app-icon-${size}.png`
  await writeFile(file, await page.screenshot())
  console.log(file)
}
await page.setViewportSize({ width: faviconSize, height: faviconSize })
await page.setContent(
  `<body style="margin:0"><img alt="" style="display:block;width:100%" src="data:image/svg+xml;base64,${mark}">`,
)
await page.locator('img').evaluate((image: HTMLImageElement) => image.decode())
await writeFile('public/favicon.ico', iconFile(await page.screenshot({ omitBackground: true })))
await browser.close()

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
