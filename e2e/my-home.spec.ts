import { readFile } from 'node:fs/promises'
import type { Request } from '@playwright/test'
import { expectNoViolations } from './axe.ts'
import { expect, type Page, test } from './fixtures.ts'
import { arrived, holdBack, openPage, scripts } from './steps.ts'

const shortcuts = (page: Page) => page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link')
const usual = ['BS ⇄ AD', 'eSewa QR', 'Which network?', 'Postal codes']
const recent = (page: Page) => page.getByRole('region', { name: 'Recently used' })

/** Days from today in AD. */
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)

/** A name that nothing else on the site has. */
const secret = 'Shanti didi 7391'

const record = {
  version: 1,
  tools: ['/gold-silver-price', '/qr-builder'],
  currencies: ['AUD', 'QAR'],
  days: [
    { name: secret, calendar: 'ad', month: 1, day: 1, next: inDays(3).toISOString().slice(0, 10) },
    {
      name: 'A day with a name as long as it may be',
      calendar: 'bs',
      month: 1,
      day: 1,
      next: inDays(9).toISOString().slice(0, 10),
    },
  ],
  recent: ['/postal-codes', '/qr-builder', '/nepali-calendar', '/carrier-identifier', '/foreign-exchange'],
}

async function choose(page: Page, chosen: object) {
  await page.goto('/robots.txt')
  await page.evaluate((text) => localStorage.setItem('my-home', text), JSON.stringify(chosen))
}

/** The sum of all layout shifts of the document that no press or key caused. */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
            sum += entry.value
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(sum), 200)
      }),
  )

test('a tool pinned on its card is a shortcut at once, and after a reload without any code of the page', async ({
  page,
}) => {
  await openPage(page, '/')
  await expect(shortcuts(page)).toHaveText(usual)
  const card = page
    .getByRole('region', { name: 'All tools' })
    .getByRole('listitem')
    .filter({ hasText: 'Gold & Silver' })
  const pin = card.getByRole('button', { name: 'Pin Gold & Silver Price' })
  await pin.click()
  await expect(page).toHaveURL('/')
  await expect(pin).toHaveAttribute('aria-pressed', 'true')
  await expect(shortcuts(page)).toHaveText(['Gold & silver'])
  const box = await pin.boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  const release = await holdBack(page, scripts)
  await page.reload({ waitUntil: 'commit' })
  await expect(shortcuts(page)).toHaveText(['Gold & silver'])
  release()
  await arrived(page)
  await pin.click()
  await expect(shortcuts(page)).toHaveText(usual)
})

test('what was chosen is drawn with the page: nothing moves when its code arrives', {
  tag: '@phone',
}, async ({ page }) => {
  await choose(page, record)
  const release = await holdBack(page, scripts)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(shortcuts(page)).toHaveText(['Gold & silver', 'eSewa QR'])
  const card = page.locator('section[aria-labelledby=today-date]')
  await expect(card.getByText(secret)).toBeInViewport()
  await expect(card).toContainText(/Shanti didi 7391\s*· in [234] days/)
  await expect(page.locator('[data-my=days] > li')).toHaveCount(2)
  const strip = page.getByRole('region', { name: 'Other currencies' }).getByRole('listitem')
  await expect(strip).toHaveCount(8)
  await expect(strip.first()).toContainText('1 AUD')
  await expect(strip.nth(1)).toContainText('1 QAR')
  await expect(recent(page).getByRole('link')).toHaveText([
    'Postal codes',
    'eSewa QR',
    'Calendar',
    'Which network?',
    'Forex',
  ])
  const lines = await card.locator('[data-my=days]').boundingBox()
  expect(lines?.height).toBeLessThan(60)
  // Behind the list before anything that it moves is parsed.
  await expect(page.locator('div:has(> [data-my=days]) + script')).toHaveCount(1)
  await page.waitForLoadState('domcontentloaded')
  const before = await layoutShift(page)
  release()
  await arrived(page)
  expect(await layoutShift(page)).toBe(before)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
})

test('another tab follows: shortcuts, cards and the page of what was chosen', async ({ page, context }) => {
  await openPage(page, '/')
  const other = await context.newPage()
  await openPage(other, '/carrier-identifier')
  const pin = other.getByRole('button', { name: 'Pin Carrier Identifier' })
  await pin.click()
  await expect(pin).toHaveAttribute('aria-pressed', 'true')
  await expect(shortcuts(page)).toHaveText(['Which network?'])
  await expect(recent(page).getByRole('link')).toHaveText(['Which network?'])
  await expect(page.getByRole('button', { name: 'Pin Carrier Identifier' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await openPage(other, '/my-home')
  await other.getByRole('button', { name: 'Remove Carrier Identifier' }).click()
  await expect(shortcuts(page)).toHaveText(usual)
})

test('tools that were opened are listed above all tools, the last one first; a search hides them, and Clear gives them back', async ({
  page,
}) => {
  await openPage(page, '/')
  await expect(recent(page)).toHaveCount(0)
  for (const path of ['/postal-codes', '/gold-silver-price']) await openPage(page, path)
  await openPage(page, '/')
  await expect(recent(page).getByRole('link')).toHaveText(['Gold & silver', 'Postal codes'])
  await page.locator('#ask-box').fill('postal')
  await expect(recent(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Clear' }).click()
  await page.getByRole('button', { name: 'Pin Postal Codes' }).click()
  await expect(shortcuts(page)).toHaveText(['Postal codes'])
})

test('export, reset and import give back what was there, and nothing of it leaves the browser', async ({
  page,
  context,
}) => {
  const sent: string[] = []
  const note = (request: Request) =>
    sent.push(`${request.url()} ${request.postData() ?? ''} ${JSON.stringify(request.headers())}`)
  context.on('request', note)
  await choose(page, { ...record, days: [] })
  await openPage(page, '/my-home')
  const days = page.getByRole('region', { name: 'My own days' })
  await days.getByLabel('Name').fill(secret)
  await days.getByLabel('Month').selectOption('Kartik')
  await days.getByLabel('Name').press('Enter')
  await expect(days.getByText(secret)).toBeVisible()
  const before = await page.evaluate(() => localStorage.getItem('my-home'))
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  const download = await waiting
  expect(download.suggestedFilename()).toBe('my-home.json')
  const file = await readFile(await download.path())
  await page.getByRole('button', { name: 'Reset everything' }).click()
  await expect(page.getByText('No tool is pinned yet')).toBeVisible()
  await page
    .getByLabel('Import', { exact: true })
    .setInputFiles({ name: 'my-home.json', mimeType: 'application/json', buffer: file })
  await expect(page.getByText('Added from the file: tools 2, currencies 2, days 1.')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('my-home'))).toBe(before)
  await openPage(page, '/')
  await expect(shortcuts(page)).toHaveText(['Gold & silver', 'eSewa QR'])
  context.off('request', note)
  expect(sent.length).toBeGreaterThan(5)
  for (const word of ['Shanti', '7391', 'AUD', 'my-home.json'])
    expect(sent.filter((text) => text.includes(word))).toEqual([])
})

test('axe finds nothing with and without a choice, in both themes, and all fits 320 pixels', async ({
  page,
}) => {
  for (const [path, chosen, theme] of [
    ['/my-home', record, 'light'],
    ['/ne/my-home', record, 'dark'],
    ['/ne/my-home', { version: 1 }, 'light'],
    ['/', record, 'dark'],
    ['/ne', record, 'light'],
  ] as const)
    await test.step(`${path}, ${theme}`, async () => {
      await page.emulateMedia({ colorScheme: theme })
      const before = page.viewportSize()
      // As on a phone.
      if (theme === 'dark') await page.setViewportSize({ width: 320, height: 640 })
      await choose(page, chosen)
      await openPage(page, path)
      await expectNoViolations(page, path)
      await page.setViewportSize({ width: 320, height: 640 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
      if (before) await page.setViewportSize(before)
    })
})
