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

const places = [
  ['/', 2500],
  ['/ne', 2500],
  ['/postal-codes', 1500],
  ['/emergency-services', 1500],
  ['/ne/privacy', 3000],
  ['/carrier-identifier', 2000],
  ['/nepali-calendar', 1500],
] as const

// Playwright switches the browser's memory of whole pages off: these pages are loaded anew.
test('SHELL-09: from the middle of one page to the next, on to others, and Back through all of them leads to what was read in each', async ({
  page,
}) => {
  const read: [path: string, text: string][] = []
  await openPage(page, places[0][0])
  for (const [index, [path, top]] of places.entries())
    await test.step(`${path} at ${top} px`, async () => {
      expect(await page.evaluate(() => scrollY)).toBe(0)
      await page.evaluate((y) => scrollTo(0, y), top)
      // What comes near the screen is laid out, and may move what stands above it.
      await page.waitForTimeout(500)
      const text = await inTheMiddle(page)
      expect(text).not.toBe('')
      read.push([path, text])
      const next = places[index + 1]?.[0] ?? '/about'
      await page.evaluate((href) => {
        const link = document.querySelector<HTMLAnchorElement>('footer a[href$="/about"]')!
        link.href = href
        link.click()
      }, next)
      await expect(page).toHaveURL(next)
      await arrived(page)
    })
  for (const [path, text] of read.toReversed())
    await test.step(`Back to ${path}`, async () => {
      await page.goBack()
      await expect(page).toHaveURL(path)
      await arrived(page)
      await expect.poll(() => inTheMiddle(page)).toBe(text)
    })
})
