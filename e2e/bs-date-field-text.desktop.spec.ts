// Text that arrives at once: pasted, filled in, set by code, restored.
import {
  countEvents,
  form,
  held,
  openField,
  pagePath,
  partsOf,
  sentPath,
  serveField,
} from './date-field-page.ts'
import { expect, type Page, test } from './fixtures.ts'

/** Opens an empty field and pastes this into its year. */
async function paste(page: Page, text: string, attributes = '') {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await openField(page, form(attributes))
  const parts = partsOf(page)
  await page.evaluate(async (pasted) => await navigator.clipboard.writeText(pasted), text)
  await parts.year.focus()
  const events = await countEvents(parts.field)
  await page.keyboard.press('Control+V')
  return { ...parts, events }
}

for (const text of ['2082-4-29', '2082/04/29', '२०८२.४.२९', '29 Shrawan 2082', '२०८२ साउन २९ गते'])
  test(`takes a pasted date: ${text}`, async ({ page }) => {
    const { field, day, message, events } = await paste(page, text)
    await expect(day).toHaveValue('29')
    await expect(day).toBeFocused()
    expect(await held(field)).toEqual({ value: '2082-04-29', ad: '2025-08-14', text: '2082-04-29' })
    await expect(message).toHaveText('')
    expect(await events()).toEqual({ input: 1, change: 1 })
  })

for (const [text, value, notice] of [
  ['Aug 14, 2025', '2082-04-29', 'Converted from 14 August 2025 AD.'],
  ['1998-05-06', '2055-01-23', 'Converted from 6 May 1998 AD.'],
] as const)
  test(`converts a pasted date that can only be AD, and says so: ${text}`, async ({ page }) => {
    const { field, message } = await paste(page, text)
    await expect(message).toHaveText(notice)
    await expect(message).toHaveAttribute('part', 'message notice')
    expect((await held(field)).value).toBe(value)
  })

for (const [text, answer] of [
  ['4/5/2082', '4 Bhadra 2082 or 5 Shrawan 2082? Please enter the year first.'],
  ['04-05-2082', '4 Bhadra 2082 or 5 Shrawan 2082? Please enter the year first.'],
  ['next Tuesday', '“next Tuesday” cannot be read. Please enter year, month and day.'],
] as const)
  test(`asks or says what it reads, and changes nothing: ${text}`, async ({ page }) => {
    const { field, message } = await paste(page, text, 'value="2081-01-01"')
    await expect(message).toHaveText(answer)
    expect((await held(field)).value).toBe('2081-01-01')
  })

for (const text of ['2026 03 15', '2026-3-15', '2026/3/15'])
  test(`takes typed numbers as AD that cannot be BS here, and says so: ${text}`, async ({ page }) => {
    await openField(page, form('value="2083-08-11" min="2056-09-17" max="2083-08-12"'))
    const { field, year, month, message } = partsOf(page)
    await year.focus()
    await page.keyboard.type('2026')
    // The month and the day are still those of the value.
    await expect(month).toBeFocused()
    expect((await held(field)).text).toBe('2026-08-11')
    await page.keyboard.type(text.slice(4))
    expect(await held(field)).toEqual({ value: '2082-12-01', ad: '2026-03-15', text: '2082-12-01' })
    await expect(message).toHaveText('Converted from 15 March 2026 AD.')
  })

test('a pasted day that does not exist is shown with what is wrong', async ({ page }) => {
  const { field, day, message } = await paste(page, '2082-04-32')
  await expect(day).toHaveValue('32')
  await expect(message).toHaveText('Shrawan 2082 has 31 days.')
  expect(await held(field)).toEqual({ value: '', ad: '', text: '2082-04-32' })
})

test('pasting is not prevented where there is no text to take', async ({ page }) => {
  await openField(page, form())
  const isLeft = partsOf(page).year.evaluate((input) =>
    input.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true })),
  )
  expect(await isLeft).toBe(true)
})

test('pasted digits that fit a segment fill that segment', async ({ page }) => {
  const { field, month } = await paste(page, '२०८१')
  await expect(month).toBeFocused()
  expect((await held(field)).text).toBe('2081--')
})

for (const [lang, copied] of [
  ['en', '2082-04-29'],
  ['ne', '२०८२-०४-२९'],
] as const)
  test(`copying copies the whole date in ${lang}`, async ({ page }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await openField(page, form(`lang="${lang}" value="2082-04-29"`))
    await page.getByRole('spinbutton').nth(1).focus()
    await page.keyboard.press('Control+C')
    expect(await page.evaluate(async () => await navigator.clipboard.readText())).toBe(copied)
  })

/** As a password manager: it sets the value and fires events. */
const fill = (page: Page, text: string) =>
  page.locator('bs-date-field > input').evaluate((input: HTMLInputElement, value) => {
    input.value = value
    for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }))
  }, text)

test('takes what a password manager fills into the text field inside', async ({ page }) => {
  await openField(page, form())
  const { field, year } = partsOf(page)
  const events = await countEvents(field)
  await fill(page, '2055-01-23')
  await expect(year).toHaveValue('2055')
  expect((await held(field)).ad).toBe('1998-05-06')
  expect((await events()).change).toBe(1)
})

test('says that what a password manager fills in cannot be read', async ({ page }) => {
  await openField(page, form())
  const { field, message } = partsOf(page)
  await fill(page, 'May 6')
  await expect(message).toHaveText('“May 6” cannot be read. Please enter year, month and day.')
  expect((await held(field)).text).toBe('')
})

test('takes what was filled in before its code was loaded', async ({ page }) => {
  await serveField(page, form())
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/field/index.js', async (route) => {
    await released
    await route.fallback()
  })
  await page.goto(pagePath, { waitUntil: 'commit' })
  await page.locator('input[name=birth-bs]').fill('२०५५/१/२३')
  release()
  const { field, year } = partsOf(page)
  await expect(year).toHaveValue('2055')
  expect((await held(field)).value).toBe('2055-01-23')
})

for (const [attributes, inside] of [
  ['autocomplete="bday"', '<input name="birth-bs" autocomplete="bday">'],
  ['', '<input type="date" name="birth-ad">'],
] as const)
  test(`reads as AD what is filled into ${inside}`, async ({ page }) => {
    await openField(page, form(attributes, inside))
    const { field, message } = partsOf(page)
    // As BS it would exist too.
    await fill(page, '2025-08-14')
    expect(await held(field)).toMatchObject({ value: '2082-04-29', ad: '2025-08-14' })
    await expect(message).toHaveText('')
  })

test('what the browser fills in for a birthday is AD, what it restores is BS', async ({ page }) => {
  await openField(page, form('autocomplete="bday"'))
  const { field } = partsOf(page)
  const restore = (text: string, reason: 'restore' | 'autocomplete') =>
    field.evaluate(
      (element, [state, why]) =>
        (element as HTMLElementTagNameMap['bs-date-field']).formStateRestoreCallback(state, why),
      [text, reason] as const,
    )
  await restore('2025-08-14', 'autocomplete')
  expect((await held(field)).value).toBe('2082-04-29')
  await restore('2025-08-14', 'restore')
  expect((await held(field)).value).toBe('2025-08-14')
})

for (const [where, body] of [
  // Chromium knows a form by its address and its first two named fields, also before the code is loaded.
  ['behind two other fields', form().replace('<label', '<input name="given"><input name="family"><label')],
  ['without a text field inside', form('', '')],
] as const)
  test(`what was typed ${where} is there again after another page`, async ({ page }) => {
    // A page that is kept in memory would not be restored by the field.
    await openField(page, `${body}<script>addEventListener('unload', () => {})</script>`)
    const { field, year } = partsOf(page)
    await year.focus()
    await page.keyboard.type('2055-01-33')
    await page.goto(sentPath)
    await page.goBack()
    await expect(year).toHaveValue('2055')
    expect(await held(field)).toEqual({ value: '', ad: '', text: '2055-01-33' })
  })

test('code sets a readable text as the value, or a day in AD, and no event follows', async ({ page }) => {
  await openField(page, form())
  const { field } = partsOf(page)
  const events = await countEvents(field)
  const assign = (name: 'value' | 'valueAsAd', text: string) =>
    field.evaluate(
      (element, [property, given]) => {
        ;(element as HTMLElementTagNameMap['bs-date-field'])[property] = given
      },
      [name, text] as const,
    )
  await assign('value', '२९ साउन २०८२')
  expect((await held(field)).value).toBe('2082-04-29')
  await assign('valueAsAd', '1998-05-06')
  expect((await held(field)).value).toBe('2055-01-23')
  await assign('value', '')
  expect((await held(field)).text).toBe('')
  expect(await events()).toEqual({ input: 0, change: 0 })
})
