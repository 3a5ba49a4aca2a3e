import { act, fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { festivalNamesIn, festivalsOf } from '#app/records/holidays/published.server.ts'
import { renderIsland, screen, within } from '#test/render-island.tsx'
import { packDay } from '../ask/festival-json.ts'
import type { MonthOrDay } from '../calendar-view.ts'
import Calendar from './calendar.island.tsx'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-24T06:00:00Z') })
  vi.stubGlobal('scrollTo', vi.fn())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const path = '/nepali-calendar'
const years = Object.fromEntries(
  [2062, 2082, 2083, 2084].map((year) => [year, festivalsOf(year).map(packDay)]),
)
const data = {
  today: '2026-11-24',
  years,
  great: [],
  names: festivalNamesIn('en'),
  title: 'Nepali Calendar',
}

function renderCalendar(requested: MonthOrDay, place: string) {
  const { user } = renderIsland(Calendar, { data, requested }, { path: path + place })
  const pass = (ms: number) =>
    act(() => {
      vi.advanceTimersByTime(ms)
    })
  const month = () => screen.getAllByRole('heading', { level: 2 })[0]?.textContent
  const grid = () => screen.getByRole('grid')
  return { user, pass, month, grid }
}
const mangsir = () => renderCalendar({ kind: 'month', year: 2083, month: 8 }, '/2083/8')

test('CAL-01: a month or year that is chosen is shown at once, and the address follows', async () => {
  const { user, pass, month } = mangsir()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Month' }), 'Chaitra')
  expect(month()).toBe('Chaitra 2083')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '2082')
  expect(month()).toBe('Chaitra 2082')
  pass(200)
  expect(location.pathname).toBe(`${path}/2082/12`)
  expect(document.title).toBe('Chaitra 2082 – Nepali Calendar, Mar–Apr 2026')
})

test('the festivals of years that the page does not have are loaded before one of them is shown', async () => {
  const { user, month, grid } = mangsir()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '2078')
  await act(() => vi.dynamicImportSettled())
  expect(month()).toBe('Mangsir 2078')
  // By a list of that year.
  expect(within(grid()).getByRole('link', { name: /^3 Mangsir 2078.*Guru Nanak Jayanti/ })).toBeDefined()
})

test('CAL-01: a swipe to the left shows the next month, to the right the one before', () => {
  const { month, grid } = mangsir()
  const swipe = (x: number, y: number, pointerType = 'touch') => {
    const day = within(grid()).getAllByRole('link')[9]!
    const finger = { pointerType, isPrimary: true }
    fireEvent.pointerDown(day, { ...finger, clientX: 200, clientY: 300 })
    fireEvent.pointerUp(day, { ...finger, clientX: 200 + x, clientY: 300 + y })
    fireEvent.click(day)
  }
  swipe(-90, 20)
  expect(month()).toBe('Poush 2083')
  swipe(90, -20)
  expect(month()).toBe('Mangsir 2083')
  // The click after a swipe chooses no day; that of a tap does.
  expect(screen.getByRole('region', { name: 'Chosen day' }).textContent).toContain('8 Mangsir 2083')
  swipe(-60, 50)
  swipe(-90, 0, 'mouse')
  expect(month()).toBe('Mangsir 2083')
  expect(screen.getByRole('region', { name: 'Chosen day' }).textContent).not.toContain('8 Mangsir 2083')
})

test('CAL-01: the keyboard moves by day, week, month and year, and Enter shows the day', async () => {
  const { user, pass, month, grid } = renderCalendar(
    { kind: 'day', year: 2083, month: 8, day: 5 },
    '/2083/8/5',
  )
  const focused = () => document.activeElement?.getAttribute('href')
  act(() => grid().querySelector<HTMLElement>('[tabindex="0"]')?.focus())
  const steps = [
    ['{ArrowRight}', '2083/8/6'],
    ['{ArrowDown}', '2083/8/13'],
    ['{End}', '2083/8/19'],
    ['{Home}', '2083/8/13'],
    ['{ArrowUp}', '2083/8/6'],
    ['{ArrowUp}', '2083/7/29'],
    ['{ArrowRight}', '2083/7/30'],
    ['{ArrowRight}', '2083/8/1'],
    ['{PageDown}', '2083/9/1'],
    ['{Shift>}{PageDown}{/Shift}', '2084/9/1'],
    ['{Shift>}{PageUp}{/Shift}', '2083/9/1'],
    ['{ArrowLeft}', '2083/8/29'],
  ] as const
  for (const [key, place] of steps) {
    await user.keyboard(key)
    expect(focused(), key).toBe(`${path}/${place}`)
  }
  pass(200)
  expect(location.pathname).toBe(`${path}/2083/8`)
  expect(month()).toBe('Mangsir 2083')
  await user.keyboard('{Enter}')
  pass(200)
  expect(screen.getByRole('region', { name: 'Chosen day' }).textContent).toContain('29 Mangsir 2083')
  expect(location.pathname).toBe(`${path}/2083/8/29`)
  expect(focused()).toBe(`${path}/2083/8/29`)
})

test('over midnight in Nepal today becomes the next day', () => {
  // 28 Mangsir 2083 ends at 18:15 in UTC.
  vi.setSystemTime(new Date('2026-12-14T18:14:30Z'))
  const { pass, grid } = mangsir()
  const today = () => grid().querySelector('[aria-current=date]')?.getAttribute('href')
  expect(today()).toBe(`${path}/2083/8/28`)
  pass(40_000)
  expect(today()).toBe(`${path}/2083/8/29`)
})

test('a day inside the Dashain holiday says so in its cell, in both languages', () => {
  const english = renderCalendar({ kind: 'month', year: 2083, month: 7 }, '/2083/7')
  const day = within(english.grid()).getByRole('link', {
    name: /^2 Kartik 2083, Monday.*Public holiday, Dashain holiday$/,
  })
  expect(within(day).getByText('Dashain holiday')).toBeDefined()
  renderIsland(
    Calendar,
    {
      data: { ...data, names: festivalNamesIn('ne') },
      requested: { kind: 'month', year: 2083, month: 7 },
    },
    { path: `/ne${path}/2083/7` },
  )
  const name = /^२६ कात्तिक २०८३.*सार्वजनिक बिदा, तिहार बिदा$/
  expect(screen.getByRole('link', { name })).toBeDefined()
})

test('the sheet of a day about which published calendars differ has the other reading', () => {
  renderCalendar({ kind: 'day', year: 2062, month: 2, day: 5 }, '/2062/2/5')
  const sheet = screen.getByRole('region', { name: 'Chosen day' })
  expect(sheet.textContent).toContain('18 May 2005 is 4 Jestha 2062 BS in some of them')
})

test('the sheet says when tithi and nakshatra end and what follows, also of a tithi that no day is named after', () => {
  renderCalendar({ kind: 'day', year: 2083, month: 1, day: 9 }, '/2083/1/9')
  const sheet = screen.getByRole('region', { name: 'Chosen day' })
  expect(sheet.textContent).toContain('until 6:18 am, then Shashthi until 3:58 am on Thursday, then Saptami')
  expect(sheet.textContent).toMatch(/Mrigashira|Ardra/)
  expect(sheet.textContent).toContain('until 3:12 am on Thursday, then Punarvasu')
})
