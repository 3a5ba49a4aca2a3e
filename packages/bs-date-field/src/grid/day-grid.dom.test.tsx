import type { BsDate } from '@chautari/bikram-sambat'
import { expect, test, vi } from 'vitest'
import { DayGrid } from './day-grid.ts'

type Options = Parameters<DayGrid['open']>[0]

const shrawan = (day: number): BsDate => ({ year: 2082, month: 4, day })

/** An open month with the focus on its day. */
function openGrid(options: Partial<Options> = {}) {
  const host = document.createElement('div')
  document.body.replaceChildren(host)
  const root = host.attachShadow({ mode: 'open' })
  const onPick = vi.fn<(date: BsDate | undefined) => void>()
  new DayGrid(root, onPick).open(
    {
      min: undefined,
      max: undefined,
      isRequired: false,
      lang: 'en',
      label: '',
      chosen: shrawan(29),
      ...options,
    },
    host,
  )
  const dialog = root.querySelector('dialog') as HTMLDialogElement
  const focused = () => root.activeElement?.getAttribute('aria-label')
  const press = (key: string, shiftKey = false) =>
    root.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true }),
    )
  const buttonOf = (name: string) => dialog.querySelector<HTMLButtonElement>(`button[aria-label^="${name}"]`)
  const shown = () => dialog.querySelector('[role=grid]')?.getAttribute('aria-label')
  return { dialog, onPick, focused, press, buttonOf, shown }
}

test('the arrows, Home and End move by days and weeks', () => {
  const { focused, press, shown } = openGrid()
  // 29 Shrawan 2082 is a Thursday.
  expect(focused()).toBe('29 Shrawan 2082, Thursday, 14 August 2025')
  press('ArrowLeft')
  expect(focused()).toMatch(/^28 Shrawan 2082/)
  press('ArrowUp')
  expect(focused()).toMatch(/^21 Shrawan 2082/)
  press('Home')
  expect(focused()).toMatch(/^18 Shrawan 2082, Sunday/)
  press('End')
  expect(focused()).toMatch(/^24 Shrawan 2082, Saturday/)
  press('ArrowDown')
  press('ArrowRight')
  expect(focused()).toMatch(/^1 Bhadra 2082/)
  expect(shown()).toBe('Bhadra 2082')
})

test('Page Up and Page Down change the month, with Shift the year', () => {
  const { dialog, focused, press, shown } = openGrid({ chosen: { year: 2082, month: 3, day: 32 } })
  press('PageDown')
  expect(focused()).toMatch(/^31 Shrawan 2082/)
  press('PageDown', true)
  expect(shown()).toBe('Shrawan 2083')
  press('PageUp', true)
  press('PageUp')
  press('PageUp')
  expect(shown()).toBe('Jestha 2082')
  expect(dialog.querySelector('[part=current]')?.textContent).toContain('Jestha 2082')
})

test('the keyboard does not leave the possible days', () => {
  const { focused, press } = openGrid({ min: shrawan(28), max: shrawan(30) })
  press('PageUp')
  expect(focused()).toMatch(/^28 Shrawan 2082/)
  press('PageDown', true)
  expect(focused()).toMatch(/^30 Shrawan 2082/)
})

test('only the day with the focus is reached by Tab, and the chosen one is selected', () => {
  const { dialog, focused, press } = openGrid()
  press('ArrowLeft')
  const reached = [...dialog.querySelectorAll('[part=day][tabindex="0"]')]
  expect(reached.map((day) => day.getAttribute('aria-label'))).toEqual([focused()])
  const selected = [...dialog.querySelectorAll('[role=gridcell][aria-selected=true]')]
  expect(selected.map(({ textContent }) => textContent)).toEqual(['29'])
})

test('days outside the limits are not chosen, and Today is missing where it is none of them', () => {
  const { dialog, buttonOf, onPick } = openGrid({ chosen: shrawan(10), min: shrawan(5), max: shrawan(20) })
  const late = buttonOf('21 Shrawan')
  expect(late?.getAttribute('aria-disabled')).toBe('true')
  late?.click()
  expect(dialog.open).toBe(true)
  expect(onPick).not.toHaveBeenCalled()
  expect(buttonOf('Today')).toBeNull()
  const years = dialog.querySelectorAll('select[aria-label=Year] option')
  expect([...years].map(({ textContent }) => textContent)).toEqual(['2082'])
  buttonOf('20 Shrawan')?.click()
  expect(onPick).toHaveBeenCalledWith(shrawan(20))
  expect(dialog.open).toBe(false)
})

test('it opens at the day of the field, in its language', () => {
  const { dialog, focused, shown } = openGrid({ lang: 'ne', label: 'जन्म मिति' })
  expect(dialog.getAttribute('aria-label')).toBe('जन्म मिति: पात्रोबाट दिन छान्नुहोस्')
  expect(shown()).toBe('साउन २०८२')
  expect(focused()).toBe('२९ साउन २०८२, बिहीबार, १४ अगस्ट २०२५')
})
