import { expect, type Page } from './fixtures.ts'

/** With the menu open: whatever can be tapped is at least 44 px high and wide. */
export async function expectReachable(page: Page) {
  const small = await page.evaluate(() => {
    const targets = document.querySelectorAll<HTMLElement>('a, button, summary, input:not(.sr-only), label')
    return (
      [...targets]
        .filter((target) => !target.closest('article, .sr-only') && !target.classList.contains('sr-only'))
        .filter((target) => target.tagName !== 'LABEL' || target.querySelector('input'))
        .map((target) => ({ target, box: target.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0)
        .filter(({ target, box }) => {
          const narrow = box.width < 44 && !target.closest('footer')
          return box.height < 44 || narrow
        })
        // What a touch finds is the whole tile where a link spreads over it.
        .filter(({ target }) => getComputedStyle(target, '::after').inset !== '0px')
        .map(({ target, box }) => `${target.outerHTML.slice(0, 120)} ${box.width} x ${box.height}`)
    )
  })
  expect(small).toEqual([])
}

/** The narrowest phone: nothing has to be scrolled sideways. */
export async function expectFits(page: Page) {
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  expect(await page.evaluate(() => innerWidth)).toBe(320)
}
