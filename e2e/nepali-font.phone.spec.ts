import { expect, type Page, test } from './fixtures.ts'
import { holdBack } from './steps.ts'

declare global {
  interface Window {
    moved: number
  }
}

/** As on a system with or without a Devanagari font, whatever this machine has: its letters differ in width or do not. */
async function letNepaliLetters(page: Page, differ: boolean) {
  await page.addInitScript((isWide) => {
    CanvasRenderingContext2D.prototype.measureText = (text) =>
      ({ width: isWide && text === 'क' ? 12 : 8 }) as TextMetrics
    window.moved = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.moved += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  }, differ)
}

const isAwaited = (page: Page) => page.evaluate(() => document.documentElement.dataset.font === 'awaited')
const fontStates = (page: Page) => page.evaluate(() => [...document.fonts].map(({ status }) => status))

test('a page is shown with the web font where the system has none, and nothing moves; an English page waits for none', async ({
  page,
}) => {
  await letNepaliLetters(page, false)
  for (const path of ['/ne/internet-comparison', '/ne/nepali-calendar', '/ne']) {
    await page.goto(path)
    await expect(page.locator('body[data-ready]')).toBeVisible()
    expect(await fontStates(page), path).toEqual(['loaded'])
    expect(await page.evaluate(() => window.moved), path).toBeLessThanOrEqual(0.01)
  }
  await page.goto('/about')
  await expect(page.locator('body[data-ready]')).toBeAttached()
  expect(await isAwaited(page)).toBe(false)
  expect(await fontStates(page)).toEqual([])
})

test('a page whose font does not come is shown after three seconds', async ({ page }) => {
  await letNepaliLetters(page, false)
  await holdBack(page, /\.woff2$/)
  await page.goto('/ne/about', { waitUntil: 'commit' })
  await expect(page.locator('html[data-font=awaited]')).toBeAttached()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test.describe('where the font fails', () => {
  test.use({ allowedTrouble: [/ERR_FAILED/] })

  test('the page is shown at once', async ({ page }) => {
    await letNepaliLetters(page, false)
    await page.route(/\.woff2$/, (route) => route.abort())
    await page.goto('/ne/about', { waitUntil: 'domcontentloaded' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 2000 })
  })
})

test('where nothing can be measured the page is there at once', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  await page.goto('/ne/about', { waitUntil: 'domcontentloaded' })
  expect(await isAwaited(page)).toBe(false)
})

test('with a font of the system, no page waits for one and none is fetched', async ({ page }) => {
  await letNepaliLetters(page, true)
  await page.goto('/ne/about')
  await expect(page.locator('body[data-ready]')).toBeAttached()
  expect(await isAwaited(page)).toBe(false)
  expect(await fontStates(page)).toEqual([])
})
