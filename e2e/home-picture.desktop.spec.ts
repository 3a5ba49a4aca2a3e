import { expect, test } from './fixtures.ts'
import { openPage } from './steps.ts'

for (const path of ['/', '/ne'])
  test(`HOME-01: at no width the picture of ${path} lies behind a text or the search box`, async ({
    page,
  }) => {
    await openPage(page, path)
    for (const width of [390, 640, 700, 768, 820, 900, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const covered = await page
        .locator('main section')
        .first()
        .evaluate((hero) => {
          const picture = hero.querySelector('svg[viewBox="0 0 640 280"]')!.getBoundingClientRect()
          return [...hero.querySelectorAll('h1, p, form, input, button')]
            .filter((part) => {
              const box = part.getBoundingClientRect()
              return (
                box.left < picture.right &&
                picture.left < box.right &&
                box.top < picture.bottom &&
                picture.top < box.bottom
              )
            })
            .map((part) => part.tagName)
        })
      expect(covered, `${width} px`).toEqual([])
    }
  })
