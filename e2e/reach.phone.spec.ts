import { expect, type Page, test } from './fixtures.ts'
import { carrierPath, lookUp, openPage } from './steps.ts'

test.use({ allowedTrouble: [/status of 404/] })

const paths = ['/', '/ne', '/?q=zzzz', carrierPath.en, carrierPath.ne, '/no-such-page', '/ne/no-such-page']

for (const path of paths) {
  test(`${path}: whatever can be tapped is at least 44 px high and wide, and all fits into 320 px`, async ({
    page,
  }) => {
    await openPage(page, path)
    await page.getByRole('banner').locator('summary:visible').tap()
    const small = await page.evaluate(() => {
      const targets = document.querySelectorAll<HTMLElement>('a, button, summary, input:not(.sr-only), label')
      return [...targets]
        .filter((target) => !target.closest('article, .sr-only') && !target.classList.contains('sr-only'))
        .filter((target) => target.tagName !== 'LABEL' || target.querySelector('input'))
        .map((target) => ({ target, box: target.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0)
        .filter(({ target, box }) => {
          const narrow = box.width < 44 && !target.closest('footer')
          return box.height < 44 || narrow
        })
        .map(({ target, box }) => `${target.outerHTML.slice(0, 120)} ${box.width} x ${box.height}`)
    })
    expect(small).toEqual([])
    await page.getByRole('banner').locator('summary:visible').tap()
    await expectFits(page, path)
  })
}

test('a long search fits into 320 px without sideways scrolling', async ({ page }) => {
  await openPage(page, `/?q=${'z'.repeat(100)}`)
  await expectFits(page, '/')
})

/** The narrowest phone: nothing has to be scrolled sideways. */
async function expectFits(page: Page, path: string) {
  await page.setViewportSize({ width: 320, height: 640 })
  if (path === carrierPath.en) await lookUp(page, '98412345678901234567890123456789')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  expect(await page.evaluate(() => innerWidth)).toBe(320)
}
