import { Buffer } from 'node:buffer'
import type { Page } from '@playwright/test'
import { generate } from 'lean-qr'
import { toSvgSource } from 'lean-qr/extras/svg'
import { expectNoViolations } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { sitaPayload } from './qr-page.ts'
import { islandArrived } from './steps.ts'

const result = (page: Page) => page.locator('#qr-reader [aria-live]')
const svgOf = (text: string) => toSvgSource(generate(text), { on: '#000', off: '#fff', scale: 8 })

/** A code as a PNG, drawn by the browser. */
async function pngOf(page: Page, text: string): Promise<Buffer> {
  const blank = await page.context().newPage()
  await blank.setContent(svgOf(text))
  const png = await blank.locator('svg').screenshot()
  await blank.close()
  return png
}

async function open(page: Page, path = '/qr-builder') {
  await page.goto(`${path}#qr-reader`)
  await expect(page.locator('#qr-reader')).toBeVisible()
}

test('a picture tells what is in it, and nothing is sent; what is no picture or has no code is refused', async ({
  page,
}) => {
  const png = await pngOf(page, sitaPayload)
  await open(page)
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
  const file = page.locator('#qr-reader input[type=file]')
  await file.setInputFiles({ name: 'code.png', mimeType: 'image/png', buffer: png })
  await expect(result(page)).toContainText('Payment to an eSewa account')
  await expect(result(page)).toContainText('9800000001')
  await expect(result(page)).toBeFocused()
  await expectNoViolations(page, 'with an answer')
  const alert = page.locator('#qr-reader [role=alert]')
  await file.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('x') })
  await expect(alert).toContainText('not a picture')
  await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.alloc(10_485_761) })
  await expect(alert).toContainText('larger than 10 MB')
  await file.setInputFiles('public/app-icon-192.png')
  await expect(alert).toContainText('No QR code was found')
  expect(sent.filter((url) => !url.endsWith('/api/usage'))).toEqual([])
})

test("the browser's own detector is asked first", async ({ page }) => {
  await page.addInitScript(() => {
    const detect = () => Promise.resolve([{ rawValue: 'tel:100' }])
    Object.assign(globalThis, {
      BarcodeDetector: class {
        detect = detect
      },
    })
  })
  await open(page)
  await page.locator('#qr-reader input[type=file]').setInputFiles('public/app-icon-192.png')
  await expect(result(page)).toContainText('Phone number')
})

test('a pasted text is explained, with a warning where a site imitates another', async ({ page }) => {
  await open(page, '/ne/qr-builder')
  const text = page.locator('#qr-reader textarea')
  await text.fill('https://esewa.com.np.pay.example/x')
  await expect(result(page)).toContainText('वेब ठेगाना')
  await expect(result(page)).toContainText('तिनको साइट होइन')
  await expect(result(page).getByRole('link')).toHaveCount(0)
})

test('the camera is asked for when it is pressed, reads a code, and is stopped', async ({ page }) => {
  await page.addInitScript((svg) => {
    const streams: MediaStream[] = []
    Object.assign(globalThis, { streams })
    navigator.mediaDevices.getUserMedia = async () => {
      const canvas = document.createElement('canvas')
      canvas.width = 400
      canvas.height = 400
      const context = canvas.getContext('2d')!
      const picture = new Image()
      picture.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
      await picture.decode()
      setInterval(() => context.drawImage(picture, 0, 0, 400, 400), 50)
      const stream = canvas.captureStream(20)
      streams.push(stream)
      return stream
    }
  }, svgOf('WIFI:T:WPA;S:Home;P:secret;;'))
  await open(page)
  const states = () =>
    page.evaluate(() =>
      (globalThis as unknown as { streams: MediaStream[] }).streams.flatMap((stream) =>
        stream.getTracks().map(({ readyState }) => readyState),
      ),
    )
  expect(await states()).toEqual([])
  await islandArrived(page, 'qr-reader')
  await page.getByRole('button', { name: 'Use the camera' }).click()
  await expect(result(page)).toContainText('Wi-Fi network')
  await expect(result(page)).toContainText('secret')
  expect(await states()).toEqual(['ended'])
})

test('a camera that is refused is told, and the picture stays a way', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
  })
  await open(page)
  await islandArrived(page, 'qr-reader')
  await page.getByRole('button', { name: 'Use the camera' }).click()
  await expect(page.locator('#qr-reader [role=alert]')).toContainText('not allowed')
  await expect(page.getByRole('button', { name: 'Use the camera' })).toBeVisible()
})

test('without the service worker a shared picture leads to the reader', async ({ request }) => {
  const answer = await request.post('/qr-builder/shared', {
    multipart: { picture: { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('x') } },
    maxRedirects: 0,
  })
  expect([answer.status(), answer.headers().location]).toEqual([303, '/qr-builder#qr-reader'])
})

test.describe('of the installed site', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a shared picture is read by the page, not sent to the server, and not kept', async ({ page }) => {
    const png = await pngOf(page, 'tel:100')
    await page.goto('/about')
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await page.evaluate((base64) => {
      const bytes = Uint8Array.from(atob(base64), (sign) => sign.codePointAt(0) ?? 0)
      const form = document.createElement('form')
      Object.assign(form, { method: 'post', action: '/qr-builder/shared', enctype: 'multipart/form-data' })
      const input = Object.assign(document.createElement('input'), { type: 'file', name: 'picture' })
      const carried = new DataTransfer()
      carried.items.add(new File([bytes], 'a.png', { type: 'image/png' }))
      input.files = carried.files
      form.append(input)
      document.body.append(form)
      form.submit()
    }, png.toString('base64'))
    await expect(page).toHaveURL('/qr-builder#qr-reader')
    await expect(result(page)).toContainText('Phone number', { timeout: 15_000 })
    expect(
      await page.evaluate(async () => (await (await caches.open('chautari-shared')).keys()).length),
    ).toBe(0)
  })
})
