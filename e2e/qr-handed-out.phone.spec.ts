import { readFile } from 'node:fs/promises'
import { expect, test } from './fixtures.ts'
import {
  account,
  code,
  decoded,
  download,
  generate,
  makeWalletCode,
  mobile,
  name,
  open,
  sitaPayload,
} from './qr-page.ts'

test('QR-09: what stands on screen is read as the payload, and so is the SVG file', async ({
  page,
  context,
}) => {
  await open(page)
  await makeWalletCode(page)
  expect(await decoded(await code(page).screenshot())).toMatchObject({ text: sitaPayload })

  const svg = await download(page, 'Download SVG')
  expect(svg.suggestedFilename()).toBe('esewa-qr-code.svg')
  const drawing = await readFile(await svg.path(), 'utf8')
  const blank = await context.newPage()
  await blank.setContent(drawing)
  expect(await decoded(await blank.locator('svg').screenshot())).toMatchObject({ text: sitaPayload })
})

test('QR-10: a picture that does not read as the payload is never handed out', async ({ page }) => {
  await page.addInitScript(() => {
    // As a browser does that protects its visitor from being recognised by drawings.
    CanvasRenderingContext2D.prototype.getImageData = (_x, _y, width, height) => new ImageData(width, height)
  })
  await open(page)
  await name(page).fill('Sita Sharma')
  await mobile(page).fill('9800000001')
  await Promise.all([
    page.waitForEvent('console', (message) => message.text().includes('does not read as it should')),
    generate(page).click(),
  ])
  await expect(page.getByRole('status').filter({ hasText: 'could not be read back' })).toBeVisible()
  await expect(code(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Download' })).toHaveCount(0)
})

test.describe('without the part that reads codes', () => {
  test.use({ allowedTrouble: [/decode/] })

  test('QR-10: a code that cannot be checked is not handed out', async ({ page }) => {
    await page.route(/decode/, (route) => route.abort())
    await open(page)
    await name(page).fill('Sita Sharma')
    await mobile(page).fill('9800000001')
    await generate(page).click()
    await expect(page.getByText('The code could not be checked')).toBeVisible()
    await expect(code(page)).toBeHidden()
  })
})

test('SHELL-15, LOG-01: nothing that was typed leaves the browser; two events tell that the tool was used', async ({
  page,
}) => {
  const sent: string[] = []
  page.on('request', (request) =>
    sent.push(`${decodeURIComponent(request.url())} ${request.postData() ?? ''}`),
  )
  // What a beacon carries is not shown with its request.
  const events: object[] = []
  await page.exposeFunction('noteBeacon', (body: string) => events.push(JSON.parse(body) as object))
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator)
    navigator.sendBeacon = (url, body) => {
      const { noteBeacon } = window as unknown as { noteBeacon: (text: string) => void }
      void new Response(body).text().then(noteBeacon)
      return send(url, body)
    }
  })
  await open(page)
  await page.getByRole('radio', { name: 'Bank' }).check()
  await page.locator('#bank').selectOption('SIDDNPKA')
  await name(page).fill('Gyanendra Shrestha')
  await account(page).fill('0123456789012345')
  await generate(page).click()
  await expect(code(page)).toBeVisible()
  await download(page, 'Download')
  await download(page, 'Download SVG')

  await expect.poll(() => events).toHaveLength(2)
  const session = expect.stringMatching(/^[0-9a-f-]{36}$/)
  expect(events).toEqual([
    { tool_name: 'qr-builder-view', session_id: session },
    { tool_name: 'qr-builder', session_id: session },
  ])
  expect(sent.filter((text) => text.includes('/api/'))).toHaveLength(2)
  for (const secret of ['Gyanendra', 'Shrestha', '0123456789012345', 'SIDDNPKA']) {
    for (const text of sent) expect(text).not.toContain(secret)
  }
})

test.describe('without a network', () => {
  test.use({ allowedTrouble: [/api\/usage/] })

  test('SHELL-15: a page that has settled makes and checks codes', { tag: '@own-context' }, async ({
    page,
    context,
  }) => {
    await page.clock.install()
    const opened = page.waitForRequest('**/api/usage')
    await page.goto('/qr-builder')
    await opened
    const reader = page.waitForResponse(/decode/)
    await page.clock.runFor(11_000)
    await (await reader).finished()
    await context.setOffline(true)
    await makeWalletCode(page)
    const picture = await readFile(await (await download(page, 'Download')).path())
    expect(await decoded(picture)).toEqual({ text: sitaPayload, level: 'M' })
  })
})

test('QR-09: printing a code prints the stand for the counter and nothing else', async ({ page }) => {
  await open(page, '/ne/qr-builder')
  await page.locator('#holder-name').fill('राम थापा')
  await page.locator('#holder-number').fill('९८००००००२२')
  await page.getByRole('button', { name: 'क्यूआर कोड बनाउनुहोस्' }).click()
  await expect(page.getByText('{"name":"राम थापा","eSewa_id":"9800000022"}')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('body')).toHaveText(
    'इसेवा इसेवाबाट स्क्यान गर्नुहोस् राम थापा 9800000022 पैसा पठाउनुअघि फोनमा देखिने नाम जाँच्नुहोस्।',
    { useInnerText: true },
  )
  const stand = page.getByRole('img', { name: /^क्यूआर कोड: / })
  expect(await decoded(await stand.screenshot())).toMatchObject({
    text: '{"name":"राम थापा","eSewa_id":"9800000022"}',
  })
})
