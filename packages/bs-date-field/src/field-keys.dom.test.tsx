import { expect, test } from 'vitest'
import { openField, paste, press, type } from '../test/field.ts'

test('digits fill the segments one after the other', () => {
  const { year, month, day, held, focused, internals } = openField()
  year.focus()
  type('20820429')
  expect([year.value, month.value, day.value]).toEqual(['2082', '04', '29'])
  expect(focused()).toBe(day)
  expect(held()).toEqual({ value: '2082-04-29', ad: '2025-08-14', text: '2082-04-29' })
  expect(internals.state).toBe('2082-04-29')
})

test('digits of the other script are taken, and shown in the script of the language', () => {
  const { field, year, month, held } = openField()
  year.focus()
  type('२०८२०४२९')
  expect(year.value).toBe('2082')
  expect(held().value).toBe('2082-04-29')
  field.setAttribute('lang', 'ne')
  expect(year.value).toBe('२०८२')
  expect(year.getAttribute('aria-label')).toBe('वर्ष')
  expect(month.getAttribute('aria-valuetext')).toBe('०४, साउन')
  year.focus()
  type('20830105')
  expect(year.value).toBe('२०८३')
  expect(held().text).toBe('2083-01-05')
})

test('a digit that no second one can follow completes its segment', () => {
  const { month, day, focused } = openField()
  month.focus()
  type('4')
  expect(month.value).toBe('04')
  expect(focused()).toBe(day)
  type('3')
  expect(day.value).toBe('3')
  day.blur()
  expect(day.value).toBe('03')
})

test.each(['2082-04-29', '2082/4/29', '2082.4.29', '2082।4।29', '2082 4 29', '82-4-29'])(
  'separators go on, also after a full segment, in both languages: %s',
  (text) => {
    for (const lang of ['en', 'ne']) {
      const { year, day, held, focused } = openField(`lang="${lang}"`)
      year.focus()
      type(text)
      expect(focused(), lang).toBe(day)
      expect(held().value, lang).toBe('2082-04-29')
    }
  },
)

test.each(['-', '/', '.', '।', ' '])(
  '%j goes on from a segment that could have another digit',
  (separator) => {
    const { year, day, held, focused } = openField()
    year.focus()
    type(['2082', '1', '2'].join(separator))
    expect(focused()).toBe(day)
    expect(held().value).toBe('2082-01-02')
  },
)

test('letters are not taken', () => {
  const { year, held } = openField()
  year.focus()
  type('abc2d0x82')
  expect(year.value).toBe('2082')
  expect(held().text).toBe('2082--')
})

test('Up and Down change a segment, Left and Right move', () => {
  const { year, month, day, held, focused } = openField('value="2082-12-30"')
  day.focus()
  press('ArrowUp')
  expect(day.value).toBe('01')
  press('ArrowLeft')
  expect(focused()).toBe(month)
  press('ArrowUp')
  expect(month.value).toBe('01')
  press('ArrowDown')
  press('ArrowDown')
  expect(month.value).toBe('11')
  press('ArrowLeft')
  press('ArrowLeft')
  expect(focused()).toBe(year)
  press('ArrowUp')
  expect(held().value).toBe('2083-11-01')
  press('ArrowRight')
  expect(focused()).toBe(month)
})

test('years end at the ends of the table', () => {
  const { year } = openField('value="2090-01-01"')
  year.focus()
  press('ArrowUp')
  expect(year.value).toBe('2090')
  type('1970')
  year.focus()
  press('ArrowDown')
  expect(year.value).toBe('1970')
})

test('Backspace empties a segment, then moves back', () => {
  const { month, day, held, focused } = openField('value="2082-04-29"')
  day.focus()
  press('Backspace')
  expect(day.value).toBe('')
  expect(held()).toEqual({ value: '', ad: '', text: '2082-04-' })
  press('Backspace')
  expect(focused()).toBe(month)
})

test('Enter completes a segment that is being typed, and sends the form', () => {
  const { form, year, internals } = openField('value="2050-01-02"')
  const sent: unknown[] = []
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    sent.push(internals.entries)
  })
  year.focus()
  type('82')
  press('Enter')
  expect(sent).toEqual([{ birth: '2025-04-15', 'birth-bs': '2082-01-02' }])
})

test('with Control, and while another input method composes, keys are left to the browser', () => {
  const { day, held } = openField('value="2082-04-29"')
  day.focus()
  press('ArrowUp', { ctrlKey: true })
  press('Backspace', { isComposing: true })
  expect(held().value).toBe('2082-04-29')
})

test('read-only it is sent and can be walked through, but not changed', () => {
  const { year, month, internals, held, events, part, root, focused } = openField(
    'value="2082-04-29" readonly',
  )
  year.focus()
  type('2050')
  for (const key of ['ArrowUp', 'Backspace', 'Delete']) press(key)
  press('ArrowDown', { altKey: true })
  paste(year, '2050-01-01')
  expect(part<HTMLButtonElement>('open').disabled).toBe(true)
  expect(root.querySelector('dialog[open]')).toBeNull()
  expect(events).toEqual({ input: 0, change: 0 })
  expect(held().value).toBe('2082-04-29')
  expect(internals.entries).toEqual({ birth: '2025-08-14', 'birth-bs': '2082-04-29' })
  press('ArrowRight')
  expect(focused()).toBe(month)
})
