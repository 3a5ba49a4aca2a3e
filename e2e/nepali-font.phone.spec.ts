import { expect, type Page, test } from './fixtures.ts'
import { holdBack } from './steps.ts'

interface Hiding {
  /** How far from the top of the screen what was hidden stood. */
  tops: number[]
  /** How high the screen was then. */
  screen: number
  width: number
  holdsFocus: boolean
}

declare global {
  interface Window {
    hidings: Hiding
    moved: number
  }
}

/** As on a system without a Devanagari font, whatever this machine has: all letters are as wide as each other. */
async function withoutNepaliFont(page: Page) {
  await page.addInitScript(() => {
    CanvasRenderingContext2D.prototype.measureText = () => ({ width: 8 }) as TextMetrics
    window.moved = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.moved += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
    window.hidings = { tops: [], screen: 0, width: 0, holdsFocus: false }
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        if (!(target instanceof HTMLElement) || target.style.contentVisibility !== 'hidden') continue
        window.hidings.screen = innerHeight
        window.hidings.width = innerWidth
        window.hidings.tops.push(target.getBoundingClientRect().top)
        window.hidings.holdsFocus ||= target.contains(document.activeElement)
      }
    }).observe(document, { subtree: true, attributeFilter: ['style'] })
  })
}

const hiddenNow = (page: Page) => page.locator('[style*="content-visibility"]').count()
const isKnown = (page: Page) =>
  page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length > 1)

test('the font that comes late is for the screen first; what stands below keeps its place and follows', async ({
  page,
}) => {
  await withoutNepaliFont(page)
  const release = await holdBack(page, /\.woff2$/)
  await page.goto('/ne/internet-comparison', { waitUntil: 'domcontentloaded' })
  const last = page.locator('footer p').last()
  await last.waitFor({ state: 'attached' })
  expect(await page.evaluate(() => window.hidings.tops)).toEqual([])
  release()
  await expect.poll(() => isKnown(page)).toBe(true)
  await expect.poll(() => hiddenNow(page)).toBe(0)
  const { tops, screen, width } = await page.evaluate(() => window.hidings)
  expect(tops.length).toBeGreaterThan(3)
  expect(width).toBe(390)
  expect(Math.min(...tops)).toBeGreaterThanOrEqual(screen)
  expect(await page.evaluate(() => window.moved)).toBeLessThanOrEqual(0.01)
  await last.scrollIntoViewIfNeeded()
  await expect(last).toBeVisible()
})

test('what stands below is not taken away from under the keyboard', async ({ page }) => {
  await withoutNepaliFont(page)
  const release = await holdBack(page, /\.woff2$/)
  await page.goto('/ne/internet-comparison', { waitUntil: 'domcontentloaded' })
  const link = page.locator('footer a').first()
  await link.evaluate((element) => element.focus({ preventScroll: true }))
  release()
  await expect.poll(() => isKnown(page)).toBe(true)
  await expect.poll(() => hiddenNow(page)).toBe(0)
  const { tops, holdsFocus } = await page.evaluate(() => window.hidings)
  expect(tops.length).toBeGreaterThan(3)
  expect(holdsFocus).toBe(false)
  await expect(link).toBeFocused()
})
