import { countEvents, form, held, openField, partsOf } from './date-field-page.ts'
import { expect, test } from './fixtures.ts'

test('a press on the label moves the focus to the year', async ({ page }) => {
  await openField(page, form())
  const { year } = partsOf(page)
  await page.getByText('Date of birth').click({ position: { x: 4, y: 4 } })
  await expect(year).toBeFocused()
})

test('the group has the text of its label as its name', async ({ page }) => {
  await openField(page, form())
  await expect(page.getByRole('group', { name: 'Date of birth' })).toBeVisible()
})

for (const [place, body] of [
  ['around the field', form('value="2082-04-29"')],
  [
    'beside the field',
    '<label for="a">Day</label> <bs-date-field id="a" value="2082-04-29"></bs-date-field>',
  ],
] as const)
  test(`with a label ${place}, a day is chosen and the focus returns to the button`, async ({ page }) => {
    await openField(page, body)
    const { field, open, dialog, dayOf } = partsOf(page)
    const events = await countEvents(field)
    await open.click()
    await expect(dayOf('14 August 2025')).toBeFocused()
    await dayOf('30 July 2025').click()
    await expect(dialog).toBeHidden()
    await expect(open).toBeFocused()
    expect((await held(field)).value).toBe('2082-04-14')
    expect(await events()).toEqual({ input: 1, change: 1 })
  })

test('a press on a segment puts the focus there', async ({ page }) => {
  await openField(page, form('value="2082-04-29"'))
  const { day } = partsOf(page)
  await day.click()
  await expect(day).toBeFocused()
  await page.keyboard.type('05')
  await expect(day).toHaveValue('05')
})

test('steps and lists change the month, and are no events of the field', async ({ page }) => {
  await openField(page, form('value="2082-04-29"'))
  const { field, open, dialog } = partsOf(page)
  const events = await countEvents(field)
  await open.click()
  const grid = dialog.getByRole('grid')
  await dialog.getByRole('button', { name: 'Next month' }).click()
  await expect(grid).toHaveAccessibleName('Bhadra 2082')
  await dialog.getByRole('button', { name: 'Previous month' }).click()
  await expect(grid).toHaveAccessibleName('Shrawan 2082')
  await dialog.getByRole('combobox', { name: 'Year' }).selectOption('2050')
  await dialog.getByRole('combobox', { name: 'Month' }).selectOption('Baisakh')
  await expect(grid).toHaveAccessibleName('Baisakh 2050')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  expect(await events()).toEqual({ input: 0, change: 0 })
  expect((await held(field)).value).toBe('2082-04-29')
})

test('Today is the day in Nepal', { tag: '@own-context' }, async ({ page }) => {
  // In Nepal it is already the next day: 29 Shrawan 2082.
  await page.clock.setFixedTime('2025-08-13T19:00:00Z')
  await openField(page, form())
  const { field, open, dialog, dayOf } = partsOf(page)
  await open.click()
  await expect(dayOf('14 August 2025')).toHaveAttribute('aria-current', 'date')
  await dialog.getByRole('button', { name: 'Today' }).click()
  expect(await held(field)).toMatchObject({ value: '2082-04-29', ad: '2025-08-14' })
})

test('Clear empties the field, and is missing where a day is required', async ({ page }) => {
  await openField(page, form('value="2082-04-29"'))
  const { field, open, dialog, year } = partsOf(page)
  const events = await countEvents(field)
  const clear = dialog.getByRole('button', { name: 'Clear' })
  await open.click()
  await clear.click()
  await expect(year).toHaveValue('')
  expect(await held(field)).toEqual({ value: '', ad: '', text: '' })
  expect(await events()).toEqual({ input: 1, change: 1 })
  await field.evaluate((element) => element.toggleAttribute('required', true))
  await open.click()
  await expect(dialog).toBeVisible()
  await expect(clear).toHaveCount(0)
})

test('a press beside the month closes it, one inside between its parts does not', async ({ page }) => {
  await openField(page, form('value="2082-04-29"'))
  const { open, dialog, field } = partsOf(page)
  await open.click()
  await dialog.click({ position: { x: 5, y: 5 } })
  await expect(dialog).toBeVisible()
  await page.mouse.click(1200, 700)
  await expect(dialog).toBeHidden()
  expect((await held(field)).value).toBe('2082-04-29')
})

test('days outside the limits are not chosen, and Today is missing where it is none of them', async ({
  page,
}) => {
  await openField(page, form('value="2082-04-10" min="2082-04-05" max="2082-04-20"'))
  const { field, open, dialog } = partsOf(page)
  await open.click()
  const late = dialog.getByRole('button', { name: /^21 Shrawan/ })
  await expect(late).toHaveAttribute('aria-disabled', 'true')
  await late.click({ force: true })
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Today' })).toHaveCount(0)
  await expect(dialog.getByRole('combobox', { name: 'Year' }).getByRole('option')).toHaveText(['2082'])
  await dialog.getByRole('button', { name: /^20 Shrawan/ }).click()
  expect((await held(field)).value).toBe('2082-04-20')
})

test('showPicker opens the month of the day, in the language of the field', async ({ page }) => {
  await openField(page, form('value="2082-04-29" lang="ne"'))
  const { field, dialog } = partsOf(page)
  await field.evaluate((element) => (element as HTMLElementTagNameMap['bs-date-field']).showPicker())
  await expect(dialog).toHaveAccessibleName(/पात्रोबाट दिन छान्नुहोस्/)
  await expect(dialog.getByRole('grid')).toHaveAccessibleName('साउन २०८२')
  await expect(dialog.getByRole('button', { name: '२९ साउन २०८२, बिहीबार, १४ अगस्ट २०२५' })).toBeFocused()
})
