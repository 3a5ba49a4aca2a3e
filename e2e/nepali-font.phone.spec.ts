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

const isAwaited = (page: Page) => page.evaluate(() => document.documentElement.dataset.font === 'awaited')

test.describe('without the code of the page', () => {
  test.use({ allowedTrouble: [/^uncaught: $/] })

  test('no text is laid out before it is known in which font', async ({ page }) => {
    // A layout in the middle of the document, as the browser itself asks for when the screen changes.
    await page.addInitScript(() => {
      const seen = { awaited: 0, heights: [] as number[] }
      Object.assign(window, { seen })
      new MutationObserver(() => {
        const body = document.querySelector('body')
        if (!body || document.documentElement.dataset.font !== 'awaited') return
        seen.awaited += 1
        seen.heights.push(body.getBoundingClientRect().height)
      }).observe(document, { subtree: true, childList: true })
    })
    // The page's code would look for the script in its place.
    await page.route(/\.js$/, (route) => route.abort('aborted'))
    // The look comes when the rest of the document is there.
    await page.route('**/ne/about', async (route) => {
      const answer = await route.fetch()
      const html = await answer.text()
      const [script = ''] = /<script type="module".*?<\/script>/s.exec(html) ?? []
      expect(script).toContain('measureText')
      const body = html.replace(script, () => '').replace('</body>', () => `${script}</body>`)
      await route.fulfill({ response: answer, body })
    })
    await page.goto('/ne/about')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await isAwaited(page)).toBe(false)
    const { awaited, heights } = await page.evaluate(
      () => (window as unknown as { seen: { awaited: number; heights: number[] } }).seen,
    )
    expect(awaited).toBeGreaterThan(0)
    expect(Math.max(...heights)).toBe(0)
  })
})

test.describe('where nothing can be measured', () => {
  test.use({ allowedTrouble: [/Cannot set properties of null/] })

  test('a page whose look for a font fails is there at once, one whose look never comes after a second', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null
    })
    await page.goto('/ne/about', { waitUntil: 'domcontentloaded' })
    expect(await isAwaited(page)).toBe(false)
    await page.route('**/ne/privacy', async (route) => {
      const answer = await route.fetch()
      const body = (await answer.text()).replace(/<script type="module".*?<\/script>/s, '')
      await route.fulfill({ response: answer, body })
    })
    await page.goto('/ne/privacy')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 5000 })
  })
})

test('an English page waits for no font', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort())
  await page.goto('/about', { waitUntil: 'commit' })
  expect(await page.evaluate(() => document.documentElement.hasAttribute('data-font'))).toBe(false)
})
