import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
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
  expect(await decoded(await code(page).locator('..').screenshot())).toMatchObject({ text: sitaPayload })

  await page.getByText('More', { exact: true }).click()
  const svg = await download(page, 'Download SVG')
  expect(svg.suggestedFilename()).toBe('esewa-qr-code.svg')
  const drawing = await readFile(await svg.path(), 'utf8')
  const blank = await context.newPage()
  await blank.setContent(drawing)
  expect(await decoded(await blank.locator('svg').screenshot())).toMatchObject({ text: sitaPayload })
})

test.describe('without the part that reads codes', () => {
  test.use({ allowedTrouble: [/make-code/] })

  test('QR-10: a code that cannot be checked is not handed out', async ({ page }) => {
    await page.route(/make-code/, (route) => route.abort())
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
  await page.getByText('More', { exact: true }).click()
  await download(page, 'Download SVG')

  await expect.poll(() => events).toHaveLength(2)
  const session = expect.stringMatching(/^[0-9a-f-]{36}$/)
  expect(events).toEqual([
    {
      tool_name: 'qr-builder-view',
      session_id: session,
      view: { path: '/qr-builder', width: 'phone' },
    },
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
    const reader = page.waitForResponse(/make-code/)
    await page.clock.runFor(11_000)
    await (await reader).finished()
    await context.setOffline(true)
    await makeWalletCode(page)
    const picture = await readFile(await (await download(page, 'Download')).path())
    expect(await decoded(picture)).toEqual({ text: sitaPayload, level: 'M' })
  })
})

/** A4 between margins of 8 mm, in CSS pixels. */
const paper = { width: 733, height: 1062 }

test('QR-09: printing a code prints the stand for the counter and nothing else, on one sheet', async ({
  page,
}) => {
  await open(page, '/ne/qr-builder')
  await page.locator('#holder-name').fill('राम थापा')
  await page.locator('#holder-number').fill('९८००००००२२')
  await page.getByText('कोडभित्रको डाटा', { exact: true }).click()
  await expect(page.getByText('{"name":"राम थापा","eSewa_id":"9800000022"}')).toBeVisible()
  await page.setViewportSize(paper)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('body')).toHaveText(
    'धर्के रेखाबाट काट्नुहोस्। थोप्ले रेखाबाट पछाडि पट्याउनुहोस्: यो भागले कार्डलाई उभ्याउँछ। ' +
      'इसेवा इसेवाबाट स्क्यान गर्नुहोस् राम थापा 9800000022 पैसा पठाउनुअघि फोनमा देखिने नाम जाँच्नुहोस्।',
    { useInnerText: true },
  )
  const stand = page.getByRole('img', { name: /^क्यूआर कोड: / })
  expect(await decoded(await stand.screenshot())).toMatchObject({
    text: '{"name":"राम थापा","eSewa_id":"9800000022"}',
  })
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1)
  expect(pdf).toMatch(/\/MediaBox \[0 0 594\.\d+ 841\.\d+\]/)
})

/** Distances of elements from the edges of a sheet of A4 whose page has margins of 8 mm, in mm: left, top, right, bottom. */
async function onSheet(page: Page, selector: string) {
  const pixels = await page.locator(selector).evaluateAll((elements) =>
    elements.map((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect()
      return [left, top, right, bottom]
    }),
  )
  const mm = (value = 0) => (value * 25.4) / 96 + 8
  return pixels.map(([left, top, right, bottom]) => [mm(left), mm(top), 210 - mm(right), 297 - mm(bottom)])
}

test('QR-09: a stand, four or nine cards, or two codes side by side stand 10 mm off the edges', async ({
  page,
}) => {
  await open(page)
  await makeWalletCode(page)
  await page.getByRole('radio', { name: 'Khalti' }).check()
  await expect(page.getByRole('main').getByRole('img', { name: /^QR code: Khalti/ })).toBeVisible()
  await page.setViewportSize(paper)
  const khalti = '{"Khalti_ID":"9800000001","name":"Sita Sharma"}'
  const layouts = [
    ['1 stand', '', '[data-stand]', [khalti]],
    ['4 cards', '', '[data-card]', Array.from({ length: 4 }, () => khalti)],
    ['9 cards', '', '[data-card]', Array.from({ length: 9 }, () => khalti)],
    ['1 stand', 'esewa', '[data-stand]', [khalti, sitaPayload]],
  ] as const
  for (const [label, beside, element, texts] of layouts) {
    await page.emulateMedia({ media: 'screen' })
    await page.getByText(label, { exact: true }).click()
    await page.getByLabel('Beside it').selectOption(beside)
    await page.emulateMedia({ media: 'print' })
    const distances = await onSheet(page, element)
    for (const edges of distances) for (const edge of edges) expect(edge, label).toBeGreaterThanOrEqual(9.8)
    if (distances.length === 1) {
      const [left = 0, top = 0, right = 0, bottom = 0] = distances[0] ?? []
      expect(Math.abs(left - right)).toBeLessThan(0.5)
      expect(Math.abs(top - bottom)).toBeLessThan(0.5)
    }
    const codes = await page.locator('[data-card] svg').all()
    expect(codes).toHaveLength(texts.length)
    for (const [position, text] of texts.entries())
      expect(await decoded(await codes[position]!.screenshot())).toMatchObject({ text })
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    expect(pdf.match(/\/Type \/Page\b/g), label).toHaveLength(1)
  }
})
