import { expect, test } from './fixtures.ts'
import { carrierPath, openPage } from './steps.ts'

test('SHELL-08: back to top appears after more than 300 px, beside the content and never on it, and scrolls smoothly', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.addInitScript(() => {
    const scroll = window.scrollTo.bind(window)
    const calls: ScrollToOptions[] = []
    Object.assign(window, { scrollCalls: calls })
    window.scrollTo = ((...given: [ScrollToOptions]) => {
      calls.push(given[0])
      scroll(...given)
    }) as typeof window.scrollTo
  })
  await openPage(page, carrierPath.en)
  const button = page.getByRole('button', { name: 'Back to top' })
  const scrollTo = (top: number) => page.evaluate((to) => document.documentElement.scrollTo(0, to), top)
  await scrollTo(300)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300)
  await expect(button).toHaveCount(0)
  await scrollTo(301)
  await expect(button).toBeVisible()
  await scrollTo(2000)
  await button.click()
  const calls = () =>
    page.evaluate(() => (window as unknown as { scrollCalls: ScrollToOptions[] }).scrollCalls)
  expect((await calls()).at(-1)).toEqual({ top: 0, behavior: 'smooth' })
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(button).toHaveCount(0)
  // Where motion is reduced, at once.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await scrollTo(2000)
  await button.click()
  expect((await calls()).at(-1)).toEqual({ top: 0, behavior: 'instant' })
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  for (const width of [640, 1024, 1279, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await scrollTo(600)
    const { x } = (await button.boundingBox())!
    const right = await page
      .getByRole('main')
      .evaluate(
        (main) => main.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(main).paddingRight),
      )
    expect(x, `${width} px`).toBeGreaterThanOrEqual(right)
  }
})

test('the skip link leads to the content, and on paper there is the result without article, header, footer and buttons', async ({
  page,
}) => {
  await openPage(page, carrierPath.en)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Pin Carrier Identifier' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('textbox', { name: 'Phone number' })).toBeFocused()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.getByRole('heading', { name: 'Supported Carriers' })).toBeVisible()
  await expect(page.locator('article')).toBeHidden()
  await expect(page.locator('header').first()).toBeHidden()
  await expect(page.locator('footer').last()).toBeHidden()
  await expect(page.getByText('Rate this tool')).toBeHidden()
  const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  expect(ground).toBe('rgb(255, 255, 255)')
})

test('SHELL-10: the header stays in one row as wide as the screen, whatever the font', async ({ page }) => {
  for (const path of ['/about', '/ne/about', carrierPath.ne]) {
    await openPage(page, path)
    for (const spacing of ['', '0.05em'])
      for (const width of [1024, 1152, 1280, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        const { height, right, beside } = await page.getByRole('banner').evaluate((header, letters) => {
          // As wide as the widest of common fonts.
          document.documentElement.style.letterSpacing = letters
          const parts = [...header.querySelectorAll('a, summary, button')]
          return {
            height: header.getBoundingClientRect().height,
            right: Math.max(...parts.map((part) => part.getBoundingClientRect().right)),
            beside: document.documentElement.scrollWidth - innerWidth,
          }
        }, spacing)
        expect(height, `${path} at ${width} px`).toBeLessThanOrEqual(66)
        expect(right, `${path} at ${width} px`).toBeLessThanOrEqual(width)
        expect(beside).toBeLessThanOrEqual(0)
      }
  }
})
