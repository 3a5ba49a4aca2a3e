import { expectNoViolations } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { islandArrived, openPage } from './steps.ts'

const path = { en: '/nepali-date-converter', ne: '/ne/nepali-date-converter' } as const

test('DATE-02, DATE-04: on a small phone the result and the refusal of a typed date come into sight', async ({
  page,
}) => {
  await openPage(page, path.ne)
  const region = page.getByRole('region', { name: 'अङ्ग्रेजी मिति (ई.सं.) मा रूपान्तरण गर्नुहोस्' })
  const convert = region.getByRole('button', { name: 'रूपान्तरण गर्नुहोस्' })
  await convert.click()
  await expect(region.getByRole('status').getByText('१४ अगस्ट २०२५')).toBeInViewport()
  await page.setViewportSize({ width: 360, height: 640 })
  await region.getByRole('textbox').fill('२०८३/०१/३२')
  await convert.click()
  await expect(region.getByRole('status').getByText('मिति दायराबाहिर छ')).toBeInViewport({ ratio: 1 })
})

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
    await expect(page.getByRole('status').first()).toContainText(/2030|२०३०/)
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
    }
    for (const button of await page.locator('main form [type=submit]').all()) await button.click()
    await expect(page.getByRole('table').first()).toBeVisible()
    await expect(page.locator('[aria-invalid]')).toHaveCount(1)
    await expectNoViolations(page, 'answers and an error')
    const width = await page.evaluate(() => innerWidth)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    const small = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main :is(button, select, input, textarea, summary)')]
        .filter((target) => !target.closest('article, aside'))
        .filter((target) => target.getBoundingClientRect().height < 44)
        .map((target) => target.outerHTML.slice(0, 100)),
    )
    expect(small).toEqual([])
  })
}
