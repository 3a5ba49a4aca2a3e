import { expect, type Page, test } from './fixtures.ts'
import { arrived, openPage } from './steps.ts'

/** What stands in the middle of the screen. */
const inTheMiddle = (page: Page) =>
  page.evaluate(() => {
    const distance = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect()
      return Math.max(top - innerHeight / 2, innerHeight / 2 - bottom, 0)
    }
    const parts = [...document.querySelectorAll('main :is(p, li, h2, h3, tr)')]
    return parts.toSorted((a, b) => distance(a) - distance(b))[0]?.textContent ?? ''
  })

// Playwright switches the browser's memory of whole pages off: these pages are loaded anew.
test('SHELL-09: from the middle of a page to another page and Back leads to what was read', async ({
  page,
}) => {
  for (const [path, top] of [
    ['/', 2500],
    ['/ne', 2500],
    ['/postal-codes', 1500],
    ['/emergency-services', 1500],
    ['/ne/privacy', 3000],
    ['/carrier-identifier', 2000],
    ['/nepali-calendar', 1500],
  ] as const)
    await test.step(`${path} at ${top} px`, async () => {
      await openPage(page, path)
      await page.evaluate((y) => scrollTo(0, y), top)
      // What comes near the screen is laid out, and may move what stands above it.
      await page.waitForTimeout(500)
      const read = await inTheMiddle(page)
      expect(read).not.toBe('')
      await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href$="/about"]')?.click())
      await expect(page).toHaveURL(/about$/)
      expect(await page.evaluate(() => scrollY)).toBe(0)
      await page.goBack()
      await arrived(page)
      await expect.poll(() => inTheMiddle(page)).toBe(read)
    })
})
