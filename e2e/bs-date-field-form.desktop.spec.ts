import {
  countEvents,
  entriesOf,
  form,
  held,
  openField,
  partsOf,
  problemOf,
  sentPath,
} from './date-field-page.ts'
import { expect, type Page, test } from './fixtures.ts'

async function typeDate(page: Page, text: string) {
  const { year } = partsOf(page)
  await year.focus()
  await page.keyboard.type(text)
}

const isFormValid = (page: Page) =>
  page.locator('form').evaluate((element: HTMLFormElement) => element.checkValidity())
const send = (page: Page) => page.getByRole('button', { name: 'Send' }).click()

for (const [text, attributes, flag, message] of [
  ['', 'required', 'valueMissing', 'Please enter year, month and day.'],
  ['2082', '', 'badInput', 'Please enter year, month and day.'],
  ['2082-04-32', '', 'badInput', 'Shrawan 2082 has 31 days.'],
  ['2082-13-01', '', 'badInput', 'A year has 12 months.'],
  ['1900-01-01', '', 'badInput', 'Nepali dates from 2000 to 2090 BS are covered.'],
  ['2082-04-09', 'min="2082-04-10"', 'rangeUnderflow', 'The earliest possible date is 10 Shrawan 2082.'],
  ['2082-04-11', 'max="2082-04-10"', 'rangeOverflow', 'The latest possible date is 10 Shrawan 2082.'],
] as const)
  test(`refuses "${text}" ${attributes}`.trim(), async ({ page }) => {
    await openField(page, form(attributes))
    const { field, message: shown, year } = partsOf(page)
    await typeDate(page, text)
    expect(await problemOf(field)).toEqual({ flags: [flag], message })
    expect(await isFormValid(page)).toBe(false)
    expect((await held(field)).value).toBe('')
    await send(page)
    await expect(page).toHaveTitle('Form')
    expect(
      await field.evaluate((element) => (element as HTMLElementTagNameMap['bs-date-field']).reportValidity()),
    ).toBe(false)
    await expect(shown).toHaveText(message)
    await expect(year).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByRole('group', { name: 'Date of birth' })).toHaveAccessibleDescription(message)
  })

test('what is wrong is said once the visitor has left the field, and goes when it is mended', async ({
  page,
}) => {
  await openField(page, form())
  const { message, year, day } = partsOf(page)
  await typeDate(page, '2082-04-3')
  await expect(message).toHaveText('')
  await page.keyboard.type('2')
  await expect(message).toHaveText('Shrawan 2082 has 31 days.')
  await day.focus()
  await page.keyboard.type('31')
  await expect(message).toHaveText('')
  await page.keyboard.press('Backspace')
  await expect(message).toHaveText('')
  await page.getByRole('button', { name: 'Send' }).focus()
  await expect(message).toHaveText('Please enter year, month and day.')
  await expect(year).toHaveAttribute('aria-invalid', 'true')
})

test('the form has the day in AD and what was entered, also where that is no day', async ({ page }) => {
  await openField(page, form())
  const { day } = partsOf(page)
  expect(await entriesOf(page)).toEqual({ birth: '', 'birth-bs': '' })
  await typeDate(page, '2055')
  expect(await entriesOf(page)).toEqual({ birth: '', 'birth-bs': '2055--' })
  await page.keyboard.type('0133')
  expect(await entriesOf(page)).toEqual({ birth: '', 'birth-bs': '2055-01-33' })
  await day.focus()
  await page.keyboard.type('23')
  expect(await entriesOf(page)).toEqual({ birth: '1998-05-06', 'birth-bs': '2055-01-23' })
  await send(page)
  await expect(page).toHaveURL(`${sentPath}?birth=1998-05-06&birth-bs=2055-01-23`)
})

test('without a name nothing is sent', async ({ page }) => {
  await openField(page, '<form><bs-date-field label="Day" value="2082-04-29"></bs-date-field></form>')
  expect(await entriesOf(page)).toEqual({})
})

test('each edit is an input, and a completed or removed day a change', async ({ page }) => {
  await openField(page, form())
  const { field } = partsOf(page)
  const events = await countEvents(field)
  await typeDate(page, '2082042')
  expect(await events()).toEqual({ input: 7, change: 0 })
  await page.keyboard.type('9')
  expect(await events()).toEqual({ input: 8, change: 1 })
  await page.keyboard.press('ArrowUp')
  expect(await events()).toEqual({ input: 9, change: 2 })
  await page.keyboard.press('Backspace')
  expect(await events()).toEqual({ input: 10, change: 2 })
  await page.getByRole('button', { name: 'Send' }).focus()
  expect(await events()).toEqual({ input: 10, change: 3 })
})

test('events reach the form once for each edit', async ({ page }) => {
  await openField(page, form())
  await page.locator('form').evaluate((element) => {
    element.addEventListener('input', ({ target }) => {
      const count = Number(element.dataset.count ?? 0) + 1
      element.dataset.count = String(count)
      element.dataset.target = (target as Element).localName
    })
  })
  await typeDate(page, '20')
  await expect(page.locator('form')).toHaveAttribute('data-count', '2')
  await expect(page.locator('form')).toHaveAttribute('data-target', 'bs-date-field')
})

for (const [first, attributes, inside] of [
  ['2082-04-29', 'value="2082-04-29"', '<input name="birth-bs">'],
  ['2055-01-23', '', '<input name="birth-bs" value="२०५५/१/२३">'],
  ['', 'required', '<input name="birth-bs">'],
] as const)
  test(`a reset brings back the first value: "${first}"`, async ({ page }) => {
    await openField(page, form(attributes, inside))
    const { field, message } = partsOf(page)
    expect((await held(field)).value).toBe(first)
    await typeDate(page, '2060-01-32')
    await expect(message).toHaveText('Baisakh 2060 has 31 days.')
    await page.locator('form').evaluate((element: HTMLFormElement) => element.reset())
    expect((await held(field)).text).toBe(first)
    await expect(message).toHaveText('')
  })

test('a message of the page stands before its own', async ({ page }) => {
  await openField(page, form('value="2082-04-29"'))
  const { field } = partsOf(page)
  const say = (text: string) =>
    field.evaluate(
      (element, message) => (element as HTMLElementTagNameMap['bs-date-field']).setCustomValidity(message),
      text,
    )
  await say('The office is closed on that day.')
  expect(await problemOf(field)).toEqual({
    flags: ['customError'],
    message: 'The office is closed on that day.',
  })
  expect(await isFormValid(page)).toBe(false)
  await say('')
  expect(await problemOf(field)).toEqual({ flags: [], message: '' })
  expect(await isFormValid(page)).toBe(true)
})

test('the attribute "error" is shown while the field has no message of its own', async ({ page }) => {
  await openField(page, form('value="2082-04-29" error="No such file is known."'))
  const { message, year, field } = partsOf(page)
  await expect(message).toHaveText('No such file is known.')
  await expect(year).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('spinbutton', { name: 'Day' }).focus()
  await page.keyboard.type('33')
  await expect(message).toHaveText('Shrawan 2082 has 31 days.')
  await page.keyboard.type('29')
  await expect(message).toHaveText('No such file is known.')
  await field.evaluate((element) => element.removeAttribute('error'))
  await expect(message).toHaveText('')
  await expect(year).not.toHaveAttribute('aria-invalid')
})

for (const [how, body] of [
  ['its attribute', form('value="2082-04-29" required disabled')],
  [
    'a fieldset',
    form('value="2082-04-29" required')
      .replace('<label', '<fieldset disabled><label')
      .replace('</label>', '</label></fieldset>'),
  ],
] as const)
  test(`disabled by ${how} it takes, sends and refuses nothing`, async ({ page }) => {
    await openField(page, body)
    const { field, year, open } = partsOf(page)
    await expect(year).toBeDisabled()
    await expect(open).toBeDisabled()
    expect(await entriesOf(page)).toEqual({})
    expect(
      await field.evaluate((element) => (element as HTMLElementTagNameMap['bs-date-field']).willValidate),
    ).toBe(false)
    expect(await isFormValid(page)).toBe(true)
    await page.locator('form').evaluate((element) => {
      for (const part of element.querySelectorAll('[disabled]')) part.removeAttribute('disabled')
    })
    await expect(year).toBeEnabled()
    expect(await entriesOf(page)).toEqual({ birth: '2025-08-14', 'birth-bs': '2082-04-29' })
  })

test('read-only it is sent and can be focused and copied, but not changed', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await openField(page, form('value="2082-04-29" readonly'))
  const { field, year, open, dialog } = partsOf(page)
  const events = await countEvents(field)
  await year.focus()
  await page.keyboard.type('2050')
  for (const key of ['ArrowUp', 'Backspace', 'Delete', 'Control+C', 'Control+V', 'Alt+ArrowDown'])
    await page.keyboard.press(key)
  expect(await page.evaluate(async () => await navigator.clipboard.readText())).toBe('2082-04-29')
  await expect(open).toBeDisabled()
  await expect(dialog).toHaveCount(0)
  expect(await events()).toEqual({ input: 0, change: 0 })
  expect(await entriesOf(page)).toEqual({ birth: '2025-08-14', 'birth-bs': '2082-04-29' })
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${sentPath}?birth=2025-08-14&birth-bs=2082-04-29`)
})

test('its properties are those of an input', async ({ page }) => {
  await openField(page, form('value="2082-04-29" required'))
  const { field } = partsOf(page)
  const properties = await field.evaluate((element) => {
    const { name, type, defaultValue, required, readOnly, disabled, form, labels } =
      element as HTMLElementTagNameMap['bs-date-field']
    return {
      name,
      type,
      defaultValue,
      required,
      readOnly,
      disabled,
      isOfForm: form === document.forms[0],
      labels: labels.length,
    }
  })
  expect(properties).toEqual({
    name: 'birth',
    type: 'bs-date-field',
    defaultValue: '2082-04-29',
    required: true,
    readOnly: false,
    disabled: false,
    isOfForm: true,
    labels: 1,
  })
})
