import { countEvents, form, held, openField, partsOf } from './date-field-page.ts'
import { expect, test } from './fixtures.ts'

test('a press on the label moves the focus to the year, one on a segment there; the group has the name of the label', async ({
  page,
}) => {
  await openField(page, form('value="2082-04-29"'))
  const { year, day } = partsOf(page)
  await expect(page.getByRole('group', { name: 'Date of birth' })).toBeVisible()
  await page.getByText('Date of birth').click({ position: { x: 4, y: 4 } })
  await expect(year).toBeFocused()
  await day.click()
  await expect(day).toBeFocused()
  await page.keyboard.type('05')
  await expect(day).toHaveValue('05')
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

test('a press beside the month closes it, one inside between its parts does not; a list changes the month', async ({
  page,
}) => {
  await openField(page, form('value="2082-04-29"'))
  const { open, dialog, field } = partsOf(page)
  const events = await countEvents(field)
  await open.click()
  await dialog.click({ position: { x: 5, y: 5 } })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('combobox', { name: 'Year' }).selectOption('2050')
  await dialog.getByRole('button', { name: 'Next month' }).click()
  await expect(dialog.getByRole('grid')).toHaveAccessibleName('Bhadra 2050')
  await page.mouse.click(1200, 700)
  await expect(dialog).toBeHidden()
  expect(await events()).toEqual({ input: 0, change: 0 })
  expect((await held(field)).value).toBe('2082-04-29')
})
