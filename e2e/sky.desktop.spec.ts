import { expect, type Page, test } from './fixtures.ts'
import { openPage } from './steps.ts'

const sky = (page: Page) => page.locator('[data-sky]')

const colourOfDate = (page: Page) =>
  page.locator('#today-date [data-date=bs]').evaluate((element) => getComputedStyle(element).color)

for (const path of ['/', '/ne'])
  test(`on a wide screen the sky is behind the date, its figures below the text, and nothing moves; there is none on a phone, on paper and in forced colours, and the text has the colours of the card (${path})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await openPage(page, path)
    await expect(sky(page)).toBeVisible()
    const { textBottom, figuresTop, colours, right } = await sky(page).evaluate((picture) => {
      const heading = picture.parentElement as HTMLElement
      const texts = [...heading.querySelectorAll('[data-date], p, [data-of-day]')]
      const figures = [...picture.querySelectorAll('path, circle')]
      return {
        textBottom: Math.max(...texts.map((element) => element.getBoundingClientRect().bottom)),
        figuresTop: Math.min(...figures.map((element) => element.getBoundingClientRect().top)),
        colours: [...new Set(texts.map((element) => getComputedStyle(element).color))],
        right: picture.getBoundingClientRect().right - heading.getBoundingClientRect().right,
      }
    })
    expect(figuresTop).toBeGreaterThanOrEqual(textBottom)
    expect(colours).toEqual(['rgb(255, 255, 255)'])
    expect(right).toBe(0)
    expect(await page.evaluate(shiftedParts)).toEqual([])
    expect(await sky(page).evaluate((picture) => picture.getAnimations({ subtree: true }).length)).toBe(0)
    await page.emulateMedia({ media: 'print' })
    await expect(sky(page)).toBeHidden()
    expect(await colourOfDate(page)).toBe('rgb(0, 0, 0)')
    await page.emulateMedia({ media: 'screen', forcedColors: 'active' })
    await expect(sky(page)).toBeHidden()
    await page.emulateMedia({ forcedColors: 'none' })
    await expect(sky(page)).toBeVisible()
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(sky(page)).toBeHidden()
    expect(await colourOfDate(page)).toBe('rgb(30, 34, 43)')
  })

/** What moved in the cards of the day since the page began, as HTML. */
const shiftedParts = () =>
  new Promise<string[]>((resolve) => {
    const parts: string[] = []
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as (PerformanceEntry & { sources: { node?: Node }[] })[])
        for (const { node } of sources)
          if (node instanceof Element && node.closest('[data-today]')) parts.push(node.outerHTML)
    }).observe({ type: 'layout-shift', buffered: true })
    setTimeout(() => resolve(parts), 1000)
  })
