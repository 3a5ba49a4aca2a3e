// Writes the icons of the installed site from public/icon.svg: public/app-icon-<size>.png, with room around the mark so
// that a system may cut them round. Run: npm run make:app-icons
import { readFile, writeFile } from 'node:fs/promises'
import { chromium } from '@playwright/test'
import { findChromium } from '../test/browser.ts'

const sizes = [180, 192, 512]
const ground = '#faf7f1'

const mark = Buffer.from(await readFile('public/icon.svg')).toString('base64')
const { executablePath, args, env } = await findChromium()
const browser = await chromium.launch({
  executablePath,
  args,
  ...(env && { env: { ...process.env, ...env } }),
})
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
await browser.close()
