import { expectNoViolations } from './axe.ts'
import { expect, type Page, test } from './fixtures.ts'
import { islandArrived, openPage } from './steps.ts'

const path = { en: '/nepali-date-converter', ne: '/ne/nepali-date-converter' } as const
const panelNames = { toAd: 'Convert to English (AD)', toBs: 'Convert to Nepali (BS)' } as const

function panel(page: Page, kind: keyof typeof panelNames) {
  const region = page.getByRole('region', { name: panelNames[kind] })
  const select = (name: string) => region.getByRole('combobox', { name })
  return {
    region,
    day: select('Day'),
    month: select('Month'),
    year: select('Year'),
    convert: region.getByRole('button', { name: /^Convert/ }),
    typed: region.getByRole('textbox'),
    answer: region.getByRole('status'),
  }
}

test('DATE-01, DATE-05: two panels with three selects and a button each, and their first dates', async ({
  page,
}) => {
  await openPage(page, path.en)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nepali Date Converter')
  for (const [kind, first] of [
    ['toAd', ['29', '4', '2082']],
    ['toBs', ['13', '7', '2025']],
  ] as const) {
    const { region, day, month, year, convert, answer } = panel(page, kind)
    await expect(region.getByRole('heading', { name: panelNames[kind], exact: true })).toBeVisible()
    await expect(convert).toHaveText('Convert')
    await expect(answer).toBeEmpty()
    for (const [index, select] of [day, month, year].entries())
      await expect(select).toHaveValue(first[index]!)
  }
})

test('DATE-02: a Nepali date becomes an English one: day, month name, year and weekday', async ({ page }) => {
  await openPage(page, path.en)
  const { convert, answer } = panel(page, 'toAd')
  await convert.click()
  await expect(answer).toContainText('14 August 2025')
  await expect(answer).toContainText('Thursday')
  await expect(answer).toBeInViewport()
})

test('DATE-04: on a small phone the refusal of a typed date comes into sight', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await openPage(page, path.ne)
  const region = page.getByRole('region', { name: 'अङ्ग्रेजी मिति (ई.सं.) मा रूपान्तरण गर्नुहोस्' })
  await region.getByRole('textbox').fill('२०८३/०१/३२')
  await region.getByRole('button', { name: 'रूपान्तरण गर्नुहोस्' }).click()
  await expect(region.getByRole('status').getByText('मिति दायराबाहिर छ')).toBeInViewport({ ratio: 1 })
})

test('DATE-02: an English date becomes a Nepali one; the panels answer apart', async ({ page }) => {
  await openPage(page, path.en)
  const { day, month, year, convert, answer } = panel(page, 'toBs')
  await convert.click()
  await expect(answer).toContainText('29 Ashadh 2082')
  await day.selectOption('21')
  await month.selectOption('November')
  await year.selectOption('2026')
  await convert.click()
  await expect(answer).toContainText('5 Mangsir 2083')
  await expect(answer).toContainText('Saturday')
  await expect(panel(page, 'toAd').answer).toBeEmpty()
})

test('DATE-04: a day that the month does not have is answered in words, and no result is shown', async ({
  page,
}) => {
  await openPage(page, path.en)
  const { day, month, year, convert, answer } = panel(page, 'toAd')
  await day.selectOption('32')
  await month.selectOption('Baisakh')
  await year.selectOption('2083')
  await convert.click()
  await expect(answer).toHaveText('Date out of rangeBaisakh 2083 has 31 days.')
  await expect(day).toHaveAccessibleDescription(/Baisakh 2083 has 31 days/)
  await expect(day).toHaveAttribute('aria-invalid', 'true')
  await day.selectOption('31')
  await convert.click()
  await expect(answer).toContainText('14 May 2026')
})

test('in Nepali the panels speak Nepali, with Nepali digits', async ({ page }) => {
  await openPage(page, path.ne)
  const region = page.getByRole('region', { name: 'अङ्ग्रेजी मिति (ई.सं.) मा रूपान्तरण गर्नुहोस्' })
  await expect(region.getByRole('combobox', { name: 'महिना' }).locator('option:checked')).toHaveText('साउन')
  await expect(region.getByRole('combobox', { name: 'वर्ष' }).locator('option:checked')).toHaveText('२०८२')
  await region.getByRole('button', { name: 'रूपान्तरण गर्नुहोस्' }).click()
  await expect(region.getByRole('status')).toContainText('१४ अगस्ट २०२५')
  await expect(region.getByRole('status')).toContainText('बिहीबार')
  await region.getByRole('textbox').fill('२०८३/०१/३२')
  await region.getByRole('textbox').press('Enter')
  await expect(region.getByRole('status')).toContainText('मिति दायराबाहिर छ')
})

test('an age, a difference, a deadline and a fiscal year are counted', async ({ page }) => {
  await openPage(page, path.en)
  await islandArrived(page, 'counting')
  const card = (name: string) => page.getByRole('region', { name, exact: true })
  const answer = async (name: string, fields: Record<string, string>, ...parts: string[]) => {
    for (const [label, text] of Object.entries(fields))
      await card(name).getByLabel(label, { exact: true }).fill(text)
    await card(name).getByRole('button', { name: 'Calculate' }).click()
    for (const part of parts) await expect(card(name).getByRole('status')).toContainText(part)
  }
  const birth = { 'Date of birth': '२०५०-०१-१५', 'On this day': '29 Shrawan 2082' }
  await answer('Age', birth, '32 years, 3 months, 14 days', '32 years, 3 months, 18 days', '11,797')
  await answer(
    'Between two dates',
    { From: '2082-01-01', To: '2083-01-01' },
    '1 year, 0 months, 0 days',
    '365',
  )
  await answer('Add or subtract', { Date: '2082-04-29', Days: '३०' }, '28 Bhadra 2082', '13 September 2025')
  await answer('Fiscal year and quarter', { Date: '2082-03-31' }, 'Fiscal year 2081/82', 'Quarter 4')
})

test('working days leave out Saturdays and known holidays, and say what is not known', async ({ page }) => {
  await openPage(page, path.en)
  await islandArrived(page, 'counting')
  const card = page.getByRole('region', { name: 'Working days' })
  await card.getByLabel('First day', { exact: true }).fill('2083-01-01')
  await card.getByLabel('Last day', { exact: true }).fill('2083-01-07')
  await card.getByRole('button').click()
  const result = card.getByRole('status')
  await expect(result).toContainText('5 working days')
  // A short list is open by itself.
  await expect(result.getByText('Public holidays taken off: 1')).toBeVisible()
  await expect(result.getByText('1 Baisakh 2083: Nepali New Year')).toBeVisible()
  await card.getByLabel('Last day', { exact: true }).fill('2084-01-07')
  await card.getByRole('button').click()
  await expect(result).toContainText('No holidays are known for 2084 BS.')
})

test('a mistake in a field is told beside it, and the field has the focus', async ({ page }) => {
  await openPage(page, path.en)
  await islandArrived(page, 'counting')
  const card = page.getByRole('region', { name: 'Age', exact: true })
  await card.getByRole('button').click()
  const birth = card.getByLabel('Date of birth', { exact: true })
  await expect(birth).toBeFocused()
  await expect(birth).toHaveAccessibleDescription('Please type a date.')
  await expect(card.getByRole('status')).toBeEmpty()
})

test('many dates become a table with a reason for each line that failed', async ({ page }) => {
  await openPage(page, path.en)
  await islandArrived(page, 'batch')
  const batch = page.getByRole('region', { name: 'Convert many dates at once' })
  await batch.getByRole('textbox').fill('2082-04-29\n\nhello\n२०८४-०१-०५')
  await batch.getByRole('button', { name: 'Convert all' }).click()
  await expect(batch.getByRole('status')).toHaveText('2 converted, 1 not.')
  const rows = batch.getByRole('row')
  await expect(rows).toHaveCount(4)
  await expect(rows.nth(1)).toHaveText('12082-04-2914 August 2025Thursday')
  await expect(rows.nth(2)).toContainText('This is not a date that can be read.')
  await expect(rows.nth(3)).toContainText('Provisional')
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
