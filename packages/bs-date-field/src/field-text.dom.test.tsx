// Text that arrives at once. What comes through the browser, as from a clipboard, is in `e2e`.
import { expect, test } from 'vitest'
import { openField, paste, type } from '../test/field.ts'

test.each(['2082-4-29', '2082/04/29', '२०८२.४.२९', '29 Shrawan 2082', '२०८२ साउन २९ गते'])(
  'takes a pasted date: %s',
  (text) => {
    const { year, day, held, message, events, focused } = openField()
    expect(paste(year, text)).toBe(false)
    expect(day.value).toBe('29')
    expect(focused()).toBe(day)
    expect(held()).toEqual({ value: '2082-04-29', ad: '2025-08-14', text: '2082-04-29' })
    expect(message.textContent).toBe('')
    expect(events).toEqual({ input: 1, change: 1 })
  },
)

test.each([
  ['Aug 14, 2025', '2082-04-29', 'Converted from 14 August 2025 AD.'],
  ['1998-05-06', '2055-01-23', 'Converted from 6 May 1998 AD.'],
])('converts a pasted date that can only be AD, and says so: %s', (text, value, notice) => {
  const { year, held, message } = openField()
  paste(year, text)
  expect(message.textContent).toBe(notice)
  expect(message.getAttribute('part')).toBe('message notice')
  expect(held().value).toBe(value)
})

test.each([
  ['4/5/2082', '4 Bhadra 2082 or 5 Shrawan 2082? Please enter the year first.'],
  ['04-05-2082', '4 Bhadra 2082 or 5 Shrawan 2082? Please enter the year first.'],
  ['next Tuesday', '“next Tuesday” cannot be read. Please enter year, month and day.'],
])('asks or says what it reads, and changes nothing: %s', (text, answer) => {
  const { year, held, message } = openField('value="2081-01-01"')
  paste(year, text)
  expect(message.textContent).toBe(answer)
  expect(held().value).toBe('2081-01-01')
})

test.each(['2026 03 15', '2026-3-15', '2026/3/15'])(
  'takes typed numbers as AD that cannot be BS here, and says so: %s',
  (text) => {
    const { year, month, held, message, focused } = openField(
      'value="2083-08-11" min="2056-09-17" max="2083-08-12"',
    )
    year.focus()
    type('2026')
    // The month and the day are still those of the value.
    expect(focused()).toBe(month)
    expect(held().text).toBe('2026-08-11')
    type(text.slice(4))
    expect(held()).toEqual({ value: '2082-12-01', ad: '2026-03-15', text: '2082-12-01' })
    expect(message.textContent).toBe('Converted from 15 March 2026 AD.')
  },
)

test('a year before those of the grid is BS where it is typed or set', () => {
  const { field, year, held, message } = openField()
  year.focus()
  type('1985-02-05')
  expect(held()).toEqual({ value: '1985-02-05', ad: '1928-05-18', text: '1985-02-05' })
  expect(message.textContent).toBe('')
  field.value = '1970-01-01'
  expect(held().ad).toBe('1913-04-13')
})

test('a pasted day that does not exist is shown with what is wrong', () => {
  const { year, day, held, message } = openField()
  paste(year, '2082-04-32')
  expect(day.value).toBe('32')
  expect(message.textContent).toBe('Shrawan 2082 has 31 days.')
  expect(held()).toEqual({ value: '', ad: '', text: '2082-04-32' })
})

test('pasting is not prevented where there is no text to take', () => {
  expect(paste(openField().year)).toBe(true)
})

test('pasted digits that fit a segment fill that segment', () => {
  const { year, month, held, focused } = openField()
  paste(year, '२०८१')
  expect(focused()).toBe(month)
  expect(held().text).toBe('2081--')
})

test.each([
  ['en', '2082-04-29'],
  ['ne', '२०८२-०४-२९'],
])('copying copies the whole date in %s', (lang, copied) => {
  const { month } = openField(`lang="${lang}" value="2082-04-29"`)
  const clipboardData = new DataTransfer()
  month.dispatchEvent(new ClipboardEvent('copy', { bubbles: true, cancelable: true, clipboardData }))
  expect(clipboardData.getData('text/plain')).toBe(copied)
})

/** As a password manager: it sets the value and fires events. */
function fill(field: HTMLElement, text: string) {
  const input = field.querySelector('input') as HTMLInputElement
  input.value = text
  for (const name of ['input', 'change']) input.dispatchEvent(new Event(name, { bubbles: true }))
}

test('takes what a password manager fills into the text field inside', () => {
  const { field, year, held, events } = openField()
  fill(field, '2055-01-23')
  expect(year.value).toBe('2055')
  expect(held().ad).toBe('1998-05-06')
  expect(events.change).toBe(1)
})

test('says that what a password manager fills in cannot be read', () => {
  const { field, held, message } = openField()
  fill(field, 'May 6')
  expect(message.textContent).toBe('“May 6” cannot be read. Please enter year, month and day.')
  expect(held().text).toBe('')
})

test.each([
  ['autocomplete="bday"', '<input name="birth-bs" autocomplete="bday">'],
  ['', '<input type="date" name="birth-ad">'],
])('with %j reads as AD what is filled into %s', (attributes, inside) => {
  const { field, held, message } = openField(attributes, inside)
  // As BS it would exist too.
  fill(field, '2025-08-14')
  expect(held()).toMatchObject({ value: '2082-04-29', ad: '2025-08-14' })
  expect(message.textContent).toBe('')
})

test('what the browser fills in for a birthday is AD, what it restores is BS', () => {
  const { field, held } = openField('autocomplete="bday"')
  field.formStateRestoreCallback('2025-08-14', 'autocomplete')
  expect(held().value).toBe('2082-04-29')
  field.formStateRestoreCallback('2025-08-14', 'restore')
  expect(held().value).toBe('2025-08-14')
})

test('code sets a readable text as the value, or a day in AD, and no event follows', () => {
  const { field, held, events } = openField()
  field.value = '२९ साउन २०८२'
  expect(held().value).toBe('2082-04-29')
  field.valueAsAd = '1998-05-06'
  expect(held().value).toBe('2055-01-23')
  field.value = ''
  expect(held().text).toBe('')
  expect(events).toEqual({ input: 0, change: 0 })
})
