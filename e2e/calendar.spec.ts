import { expectNoViolations } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { expectReadableType } from './readable-type.ts'
import { openPage } from './steps.ts'

test('CAL-01, CAL-02: a full month on a wide screen, a smaller one on a phone, and the day beside or below it', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  await openPage(page, '/nepali-calendar/2083/7')
  const grid = page.getByRole('grid', { name: 'Kartik 2083' })
  await expect(grid.getByRole('columnheader')).toHaveCount(7)
  const day = grid.getByRole('link', { name: /^4 Kartik 2083, Wednesday, 21 October 2026/ })
  await expect(day).toHaveAccessibleName(/Dashami, Public holiday, Vijaya Dashami$/)
  // A phone has the tithi's number and no name that would be cut.
  await expect(day.getByText('Vijaya Dashami', { exact: true })).toBeVisible({ visible: !isMobile })
  await expect(day.getByText('◑10')).toBeVisible({ visible: isMobile })
  await expect(day.getByText('■')).toBeVisible()
  await expect(
    grid.getByRole('link', { name: /^8 Kartik 2083, Sunday.*Offices and schools closed/ }),
  ).toBeVisible()
  await day.click()
  const sheet = page.getByRole('region', { name: 'Chosen day' })
  await expect(sheet.getByRole('heading', { name: '4 Kartik 2083' })).toBeVisible()
  await expect(sheet).toContainText('Vijaya Dashami')
  await expect(page).toHaveURL('/nepali-calendar/2083/7/4')
  const [gridBox, sheetBox] = [await grid.boundingBox(), await sheet.boundingBox()]
  if (isMobile) expect(sheetBox!.y).toBeGreaterThan(gridBox!.y + gridBox!.height - 1)
  else expect(sheetBox!.x).toBeGreaterThan(gridBox!.x + gridBox!.width - 1)
  await page.getByRole('heading', { name: 'Months of 2083 BS' }).click()
  const months = page.getByRole('region', { name: 'Months of 2083 BS' }).getByRole('listitem')
  await expect(months).toHaveCount(12)
  await expect(months.first()).toContainText('वैशाख · Baisakh')
  await expect(months.last()).toContainText('चैत · Chaitra')
})

test('no number of a cell lies on another one or outside of its cell', async ({ page }) => {
  for (const place of ['2083/1', '2083/5', '2083/7'])
    for (const lang of ['', '/ne']) {
      await openPage(page, `${lang}/nepali-calendar/${place}`)
      for (const [width, height] of [
        [1280, 800],
        [320, 640],
      ] as const) {
        await page.setViewportSize({ width, height })
        expect(await page.getByRole('grid').evaluate(coveredTexts), `${lang}${place} at ${width} px`).toEqual(
          [],
        )
      }
    }
})

/** Texts of a day that cover each other, or leave its cell. */
function coveredTexts(grid: Element): string[] {
  return [...grid.querySelectorAll('td a')].flatMap((day) => {
    const cell = day.getBoundingClientRect()
    const parts = [...day.querySelectorAll('b, small, span:not(.sr-only)')]
      .filter((part) => part.checkVisibility() && !part.querySelector('small, span'))
      .map((part) => {
        const range = document.createRange()
        range.selectNodeContents(part)
        // Of a name that has two lines at most, what is seen.
        const [text, { bottom }] = [range.getBoundingClientRect(), part.getBoundingClientRect()]
        const box = {
          left: text.left,
          right: text.right,
          top: text.top,
          bottom: Math.min(text.bottom, bottom),
        }
        return { text: part.textContent, box }
      })
    return parts.flatMap(({ text, box }, at) => {
      const isOutside = box.left < cell.left - 1 || box.right > cell.right + 1
      const isCovered = parts
        .slice(at + 1)
        .some(
          (other) =>
            Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > 1 &&
            Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top) > 6,
        )
      return isOutside || isCovered ? [`${day.getAttribute('href') ?? ''} ${text}`] : []
    })
  })
}

test('axe finds nothing, all fits into 320 px, what is pressed is large enough, and the type of a year can be read', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  await page.emulateMedia({ colorScheme: isMobile ? 'dark' : 'light' })
  if (isMobile) await page.setViewportSize({ width: 320, height: 640 })
  await openPage(page, isMobile ? '/ne/nepali-calendar/2085/7/1' : '/nepali-calendar/2083/5/19')
  await page.locator('main details:not(article details)').evaluateAll((all: HTMLDetailsElement[]) => {
    for (const details of all) details.open = true
  })
  await expectNoViolations(page, 'a month')
  const small = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main :is(a, button, select, summary)')]
      .filter((target) => !target.closest('article, aside') && target.checkVisibility())
      .filter((target) => target.getBoundingClientRect().height < 44)
      .map((target) => target.outerHTML.slice(0, 100)),
  )
  expect(small).toEqual([])
  await page.locator('main a[href$="/2085"], main a[href$="/2083"]').first().click()
  await expect(page.locator('main ol').first().locator('table')).toHaveCount(12)
  await expectNoViolations(page, 'a year', ['main'])
  const width = await page.evaluate(() => innerWidth)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  // In Nepali.
  if (isMobile) await expectReadableType(page)
})
