// What a browser does with a form-associated element. Which dates are refused, events and messages: `field-form.dom.test.tsx`.
import { countEvents, entriesOf, form, held, openField, partsOf, sentPath } from './date-field-page.ts'
import { expect, type Locator, type Page, test } from './fixtures.ts'

type Field = HTMLElementTagNameMap['bs-date-field']

async function typeDate(page: Page, text: string) {
  const { year } = partsOf(page)
  await year.focus()
  await page.keyboard.type(text)
}

/** Why the field is not valid: the flags that are set, and the message. */
const problemOf = (field: Locator) =>
  field.evaluate((element) => {
    const { validity, validationMessage } = element as Field
    const flags: string[] = []
    // Its properties are of its prototype.
    for (const flag in validity)
      if (flag !== 'valid' && validity[flag as keyof ValidityState]) flags.push(flag)
    return { flags, message: validationMessage }
  })

const isFormValid = (page: Page) =>
  page.locator('form').evaluate((element: HTMLFormElement) => element.checkValidity())
const send = (page: Page) => page.getByRole('button', { name: 'Send' })

test('the form is not sent with a day that does not exist or while the page refuses it, and the reason describes the group', async ({
  page,
}) => {
  await openField(page, form())
  const { field, message, year, day } = partsOf(page)
  const text = 'Shrawan 2082 has 31 days.'
  await typeDate(page, '2082-04-32')
  expect(await problemOf(field)).toEqual({ flags: ['badInput'], message: text })
  expect(await isFormValid(page)).toBe(false)
  await send(page).click()
  await expect(page).toHaveTitle('Form')
  expect(await field.evaluate((element) => (element as Field).reportValidity())).toBe(false)
  await expect(message).toHaveText(text)
  await expect(year).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('group', { name: 'Date of birth' })).toHaveAccessibleDescription(text)
  await day.focus()
  await page.keyboard.type('3')
  await expect(message).toHaveText('')
  await send(page).focus()
  expect(await problemOf(field)).toEqual({ flags: [], message: '' })
  const say = (reason: string) =>
    field.evaluate((element, given) => (element as Field).setCustomValidity(given), reason)
  await say('The office is closed on that day.')
  expect(await problemOf(field)).toEqual({
    flags: ['customError'],
    message: 'The office is closed on that day.',
  })
  expect(await isFormValid(page)).toBe(false)
  await say('')
  expect(await isFormValid(page)).toBe(true)
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
  await send(page).click()
  await expect(page).toHaveURL(`${sentPath}?birth=1998-05-06&birth-bs=2055-01-23`)
})

test('a reset brings back the first value', async ({ page }) => {
  await openField(page, form('', '<input name="birth-bs" value="२०५५/१/२३">'))
  const { field, message } = partsOf(page)
  expect((await held(field)).value).toBe('2055-01-23')
  await typeDate(page, '2060-01-32')
  await expect(message).toHaveText('Baisakh 2060 has 31 days.')
  await page.locator('form').evaluate((element: HTMLFormElement) => element.reset())
  expect((await held(field)).text).toBe('2055-01-23')
  await expect(message).toHaveText('')
})

test('disabled by a fieldset or its attribute it takes, sends and refuses nothing', async ({ page }) => {
  const body = form('required')
    .replace('<label', '<fieldset disabled><label')
    .replace('</label>', '</label></fieldset>')
  await openField(page, body)
  const { field, year, open } = partsOf(page)
  const disable = (what: string, isDisabled: boolean) =>
    page.locator(what).evaluate((element, given) => element.toggleAttribute('disabled', given), isDisabled)
  const expectDisabled = async () => {
    await expect(year).toBeDisabled()
    await expect(open).toBeDisabled()
    expect(await entriesOf(page)).toEqual({})
    expect(await field.evaluate((element) => (element as Field).willValidate)).toBe(false)
    // Required and empty.
    expect(await isFormValid(page)).toBe(true)
  }
  await expectDisabled()
  await disable('fieldset', false)
  await expect(year).toBeEnabled()
  expect(await isFormValid(page)).toBe(false)
  await disable('bs-date-field', true)
  await expectDisabled()
  await disable('bs-date-field', false)
  await typeDate(page, '20820429')
  expect(await entriesOf(page)).toEqual({ birth: '2025-08-14', 'birth-bs': '2082-04-29' })
})

test('its properties are those of an input; read-only it is sent and can be focused and copied, but not changed', async ({
  page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await openField(page, form('value="2082-04-29" readonly required'))
  const { field, year, open, dialog } = partsOf(page)
  const properties = await field.evaluate((element) => {
    const { name, type, defaultValue, required, readOnly, disabled, form, labels } = element as Field
    const isOfForm = form === document.forms[0]
    return { name, type, defaultValue, required, readOnly, disabled, isOfForm, labels: labels.length }
  })
  expect(properties).toEqual({
    name: 'birth',
    type: 'bs-date-field',
    defaultValue: '2082-04-29',
    required: true,
    readOnly: true,
    disabled: false,
    isOfForm: true,
    labels: 1,
  })
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
