// What the field gives its form. What a browser does with it, as for `disabled` or a reset, is in `e2e`.
import { expect, test } from 'vitest'
import { openField, press, type } from '../test/field.ts'

test.each([
  ['', 'required', 'valueMissing', 'Please enter year, month and day.'],
  ['2082', '', 'badInput', 'Please enter year, month and day.'],
  ['2082-04-32', '', 'badInput', 'Shrawan 2082 has 31 days.'],
  ['2082-13-01', '', 'badInput', 'A year has 12 months.'],
  ['1900-01-01', '', 'badInput', 'Nepali dates from 1970 to 2090 BS are covered.'],
  ['2082-04-09', 'min="2082-04-10"', 'rangeUnderflow', 'The earliest possible date is 10 Shrawan 2082.'],
  ['2082-04-11', 'max="2082-04-10"', 'rangeOverflow', 'The latest possible date is 10 Shrawan 2082.'],
])('refuses "%s" %s', (text, attributes, flag, problem) => {
  const { field, year, message, internals, held, part } = openField(attributes)
  year.focus()
  type(text)
  expect([internals.flags, internals.message]).toEqual([[flag], problem])
  expect(held().value).toBe('')
  // As its form does, which a visitor wants to send.
  field.dispatchEvent(new Event('invalid', { cancelable: true }))
  expect(message.textContent).toBe(problem)
  expect(message.getAttribute('part')).toBe('message error')
  expect(part('field').getAttribute('aria-describedby')).toBe(message.id)
  for (const input of [year, part('month'), part('day')])
    expect(input.getAttribute('aria-invalid')).toBe('true')
})

test('what is wrong is said once the visitor has left the field, and goes when it is mended', () => {
  const { year, day, send, message } = openField()
  year.focus()
  type('2082-04-3')
  expect(message.textContent).toBe('')
  type('2')
  expect(message.textContent).toBe('Shrawan 2082 has 31 days.')
  day.focus()
  day.select()
  type('31')
  expect(message.textContent).toBe('')
  press('Backspace')
  expect(message.textContent).toBe('')
  send.focus()
  expect(message.textContent).toBe('Please enter year, month and day.')
  expect(year.getAttribute('aria-invalid')).toBe('true')
})

test('without a name nothing is sent', () => {
  const { field, internals } = openField('value="2082-04-29"')
  field.removeAttribute('name')
  expect(internals.entries).toEqual({})
})

test('each edit is an input, and a completed or removed day a change', () => {
  const { year, send, events } = openField()
  year.focus()
  type('2082042')
  expect(events).toEqual({ input: 7, change: 0 })
  type('9')
  expect(events).toEqual({ input: 8, change: 1 })
  press('ArrowUp')
  expect(events).toEqual({ input: 9, change: 2 })
  press('Backspace')
  expect(events).toEqual({ input: 10, change: 2 })
  send.focus()
  expect(events).toEqual({ input: 10, change: 3 })
})

test('events reach the form once for each edit', () => {
  const { form, field, year } = openField()
  const targets: (EventTarget | null)[] = []
  form.addEventListener('input', ({ target }) => targets.push(target))
  year.focus()
  type('20')
  expect(targets).toEqual([field, field])
})

test.each([
  ['2082-04-29', 'value="2082-04-29"', '<input name="birth-bs">'],
  ['2055-01-23', '', '<input name="birth-bs" value="२०५५/१/२३">'],
  ['', 'required', '<input name="birth-bs">'],
])('a reset brings back the first value: "%s"', (first, attributes, inside) => {
  const { field, year, held, message } = openField(attributes, inside)
  expect(held().value).toBe(first)
  year.focus()
  type('2060-01-32')
  expect(message.textContent).toBe('Baisakh 2060 has 31 days.')
  field.formResetCallback()
  expect(held().text).toBe(first)
  expect(message.textContent).toBe('')
})

test('a message of the page stands before its own', () => {
  const { field, internals } = openField('value="2082-04-29"')
  field.setCustomValidity('The office is closed on that day.')
  expect([internals.flags, internals.message]).toEqual([['customError'], 'The office is closed on that day.'])
  field.setCustomValidity('')
  expect([internals.flags, internals.message]).toEqual([[], ''])
})

test('the attribute "error" is shown while the field has no message of its own', () => {
  const { field, year, day, message } = openField('value="2082-04-29" error="No such file is known."')
  expect(message.textContent).toBe('No such file is known.')
  expect(year.getAttribute('aria-invalid')).toBe('true')
  day.focus()
  type('33')
  expect(message.textContent).toBe('Shrawan 2082 has 31 days.')
  type('29')
  expect(message.textContent).toBe('No such file is known.')
  field.removeAttribute('error')
  expect(message.textContent).toBe('')
  expect(year.hasAttribute('aria-invalid')).toBe(false)
})

test('its group has the text of its label, or its own, as its name; a required one says so', () => {
  const { field, part, year } = openField('required')
  expect(part('field').getAttribute('role')).toBe('group')
  expect(part('field').getAttribute('aria-label')).toBe('Date of birth')
  expect(year.getAttribute('aria-required')).toBe('true')
  field.setAttribute('label', 'Day of issue')
  expect(part('field').getAttribute('aria-label')).toBe('Day of issue')
})
