import { expectNoViolations } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { islandArrived, openPage, typeBsDate } from './steps.ts'

const path = { en: '/nepali-date-converter', ne: '/ne/nepali-date-converter' } as const

for (const lang of ['en', 'ne'] as const) {
  test(`on a small phone the first answer and a result are in sight, and little is above the article (${lang})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await openPage(page, path[lang])
    const card = page.locator('x-island[name=date-converter] section').first()
    const today = await card.locator('strong').boundingBox()
    expect(today!.y).toBeLessThan(320)
    await islandArrived(page, 'batch')
    const top = await page
      .getByRole('article')
      .first()
      .evaluate((article) => article.getBoundingClientRect().top + scrollY)
    expect(top).toBeLessThanOrEqual(1800)
    await typeBsDate(card, '20820429')
    await expect(card.getByRole('status')).toContainText(/14 August 2025|१४ अगस्ट २०२५/)
    await expect(card.getByRole('status').locator('span').first()).toBeInViewport({ ratio: 1 })
    expect(
      await card
        .getByRole('status')
        .locator('span')
        .first()
        .evaluate((span) => getComputedStyle(span).fontSize),
    ).toBe('28px')
    await typeBsDate(card, '20830132')
    await expect(card.getByRole('status').getByText(/31|३१/)).toBeInViewport({ ratio: 1 })
  })
}

for (const [lang, theme] of [
  ['en', 'light'],
  ['ne', 'dark'],
] as const) {
  test(`axe finds nothing, and all fits into 320 px (${lang}, ${theme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme })
    await page.setViewportSize({ width: 320, height: 640 })
    await openPage(page, `${path[lang]}#bs=2087-04-29&ad=2027-12-13`)
    await islandArrived(page, 'counting')
    await islandArrived(page, 'batch')
    await expect(page.locator('x-island[name=date-converter] [role=status]').nth(1)).toContainText(
      /2030|२०३०/,
    )
    await typeBsDate(page.locator('x-island[name=date-converter]'), '2084-01-05')
    // All rows at once, which a visitor would have to open one after another.
    await page.evaluate(() => {
      for (const row of document.querySelectorAll<HTMLDetailsElement>('[name=date-counting]')) {
        row.removeAttribute('name')
        row.open = true
      }
    })
    for (const [name, text] of [
      ['birth', '2050-01-15'],
      ['from', '2083-01-01'],
      ['to', '2084-01-01'],
      ['date', '2083-08-05'],
      ['years', 'ten'],
      ['dates', '2082-04-29\nhello\n2084-01-05'],
    ] as const) {
      for (const field of await page.locator(`main :is(input, textarea)[name=${name}]`).all())
        await field.fill(text)
      for (const field of await page.locator(`main bs-date-field[name=${name}]`).all())
        await typeBsDate(field, text)
    }
    for (const button of await page.locator('main form [type=submit]:visible').all()) await button.click()
    await expect(page.getByRole('table').first()).toBeVisible()
    await expect(page.locator('[aria-invalid]')).toHaveCount(1)
    await expectNoViolations(page, 'answers and an error')
    const width = await page.evaluate(() => innerWidth)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    const small = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main :is(button, select, input, textarea, summary)')]
        .filter((target) => target.checkVisibility() && !target.closest('article, aside'))
        .filter((target) => target.getBoundingClientRect().height < 44)
        .map((target) => target.outerHTML.slice(0, 100)),
    )
    expect(small).toEqual([])
  })
}
