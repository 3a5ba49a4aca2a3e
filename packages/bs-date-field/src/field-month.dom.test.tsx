import { expect, onTestFinished, test, vi } from 'vitest'
import { openField } from '../test/field.ts'

async function openMonth(attributes = 'value="2082-04-29"') {
  const opened = openField(attributes)
  opened.part('open').click()
  const dialog = await vi.waitFor(() => {
    const found = opened.root.querySelector<HTMLDialogElement>('dialog[open]')
    if (!found) throw new Error('The month is not open')
    return found
  })
  const buttonOf = (name: string) => dialog.querySelector<HTMLButtonElement>(`button[aria-label="${name}"]`)
  const choose = (name: string, value: string) => {
    const list = dialog.querySelector(`select[aria-label="${name}"]`) as HTMLSelectElement
    list.value = value
    for (const type of ['input', 'change'])
      list.dispatchEvent(new Event(type, { bubbles: true, composed: true }))
  }
  const shown = () => dialog.querySelector('[role=grid]')?.getAttribute('aria-label')
  return { ...opened, dialog, buttonOf, choose, shown }
}

test('steps and lists change the month, and are no events of the field', async () => {
  const { dialog, buttonOf, choose, shown, events, held } = await openMonth()
  buttonOf('Next month')?.click()
  expect(shown()).toBe('Bhadra 2082')
  buttonOf('Previous month')?.click()
  expect(shown()).toBe('Shrawan 2082')
  choose('Year', '2050')
  choose('Month', '1')
  expect(shown()).toBe('Baisakh 2050')
  buttonOf('Close')?.click()
  expect(dialog.open).toBe(false)
  expect(events).toEqual({ input: 0, change: 0 })
  expect(held().value).toBe('2082-04-29')
})

test('a chosen day is one edit', async () => {
  const { dialog, buttonOf, events, held } = await openMonth()
  buttonOf('14 Shrawan 2082, Wednesday, 30 July 2025')?.click()
  expect(dialog.open).toBe(false)
  expect(held().value).toBe('2082-04-14')
  expect(events).toEqual({ input: 1, change: 1 })
})

test('Clear empties the field, and is missing where a day is required', async () => {
  const { field, root, buttonOf, events, held } = await openMonth()
  buttonOf('Clear')?.click()
  expect(held()).toEqual({ value: '', ad: '', text: '' })
  expect(events).toEqual({ input: 1, change: 1 })
  field.required = true
  field.showPicker()
  await vi.waitFor(() => expect(root.querySelector('dialog[open]')).not.toBeNull())
  expect(buttonOf('Today')).not.toBeNull()
  expect(buttonOf('Clear')).toBeNull()
})

test('Today is the day in Nepal', async () => {
  // In Nepal it is already the next day: 29 Shrawan 2082.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-08-13T19:00:00Z') })
  onTestFinished(() => void vi.useRealTimers())
  const { dialog, buttonOf, held } = await openMonth('')
  const current = [...dialog.querySelectorAll('[aria-current=date]')].map((day) =>
    day.getAttribute('aria-label'),
  )
  expect(current).toEqual(['29 Shrawan 2082, Thursday, 14 August 2025'])
  buttonOf('Today')?.click()
  expect(held()).toMatchObject({ value: '2082-04-29', ad: '2025-08-14' })
})
