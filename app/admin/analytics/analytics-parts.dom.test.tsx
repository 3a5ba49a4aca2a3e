import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dimensionKinds } from '#app/records/usage/dimensions.ts'
import type { DayRange } from '#app/records/usage/periods.ts'
import { openScreen } from '#test/admin-screen.tsx'
import { fillStorage } from '#test/full-storage.ts'
import { renderIsland, screen, within } from '#test/render-island.tsx'
import type { Analytics, Live } from './figures.ts'
import { DaysForm } from './parts/days-form.tsx'
import { DimensionLists } from './parts/dimension-lists.tsx'
import { LivePanel } from './parts/live-panel.tsx'
import { OwnVisits } from './parts/own-visits.tsx'

beforeEach(
  () =>
    void vi.useFakeTimers({
      now: new Date('2026-11-21T05:00:00Z'),
      toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    }),
)
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

const nothing = { top: [], rest: { values: 0, views: 0, visits: 0 } }
const dimensionDays = { from: '2026-11-15', to: '2026-11-21' }

function openLists(lists: Partial<Analytics['dimensions']>, path = '/admin/analytics') {
  const empty = Object.fromEntries(dimensionKinds.map((kind) => [kind, nothing])) as unknown
  const dimensions = { ...(empty as Analytics['dimensions']), ...lists }
  renderIsland(DimensionLists, { dimensions, dimensionDays }, { path })
}

const descriptionOf = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')

const rowsOf = (table: string) =>
  within(screen.getByRole('table', { name: table }))
    .getAllByRole('row')
    .map(({ children }) => [...children].map(({ textContent }) => textContent))

test('ADM-14: each list names its values for people, with what is stored, and sums the rest', () => {
  openLists({
    page: {
      top: [
        { value: '/ne/qr-builder', views: 12_345, visits: 7 },
        { value: '/ne', views: 5, visits: 4 },
        { value: 'other', views: 1, visits: 0 },
      ],
      rest: { values: 3, views: 9, visits: 2 },
    },
    region: {
      top: [
        { value: 'GB', views: 2, visits: 1 },
        { value: '', views: 1, visits: 1 },
      ],
      rest: nothing.rest,
    },
  })
  expect(rowsOf('Pages')).toEqual([
    ['Page', 'Views', 'Visits that began here'],
    ['Bank & Wallet QR Builder/ne/qr-builder', '12,345', '7'],
    ['Home page/ne', '5', '4'],
    ['Other pages', '1', '0'],
    ['3 more', '9', '2'],
  ])
  expect(rowsOf('Countries by Language Setting').slice(1)).toEqual([
    ['United KingdomGB', '2', '1'],
    ['No country in the setting', '1', '1'],
  ])
})

test('ADM-14: a list without figures says so, in both languages', () => {
  openLists({})
  expect(screen.getAllByText('No opened pages are counted yet')).toHaveLength(6)
  openLists({}, '/ne/admin/analytics')
  expect(screen.getAllByText('अहिलेसम्म कुनै पृष्ठ खोलिएको गनिएको छैन')).toHaveLength(6)
  expect(screen.queryByRole('table')).toBeNull()
})

test('ADM-14: names of countries and languages are Nepali in the Nepali panel', () => {
  openLists(
    {
      region: { top: [{ value: 'NP', views: 2, visits: 1 }], rest: nothing.rest },
      browser_language: { top: [{ value: 'en', views: 2, visits: 1 }], rest: nothing.rest },
    },
    '/ne/admin/analytics',
  )
  expect(rowsOf('भाषाको सेटिङअनुसार देश')[1]).toEqual(['नेपालNP', '२', '१'])
  expect(rowsOf('ब्राउजरको भाषा')[1]?.[0]).toMatch(/^[\u0900-\u097f]+en$/)
})

async function openDays(days: DayRange) {
  vi.useRealTimers()
  vi.useFakeTimers({ now: new Date('2026-11-21T05:00:00Z'), toFake: ['Date'] })
  const onDays = vi.fn<(days: DayRange) => void>()
  const { user } = renderIsland(DaysForm, { days, onDays })
  return { user, onDays, from: screen.getByLabelText('From'), to: screen.getByLabelText('To') }
}

test('ADM-14: days are chosen with the keyboard, with the day in BS beside each', async () => {
  const { user, onDays, from, to } = await openDays(dimensionDays)
  expect(descriptionOf(from)).toContain('BS: 29 Kartik 2083')
  await user.clear(from)
  await user.type(from, '2026-11-01')
  await user.type(to, '{Enter}')
  expect(onDays).toHaveBeenCalledWith({ from: '2026-11-01', to: '2026-11-21' })
})

test('ADM-14: days out of order or older than what is stored are refused with the reason', async () => {
  const { user, onDays, from } = await openDays(dimensionDays)
  for (const day of ['2026-11-22', '2024-11-20']) {
    await user.clear(from)
    await user.type(from, day)
    await user.click(screen.getByRole('button', { name: 'Show these days' }))
    expect(descriptionOf(from)).toContain('between November 21, 2024 and November 21, 2026')
    expect(from.getAttribute('aria-invalid')).toBe('true')
  }
  expect(onDays).not.toHaveBeenCalled()
})

test('an operator leaves out this browser, and counts it again', async () => {
  vi.useRealTimers()
  const { user } = renderIsland(OwnVisits, {})
  const choice = screen.getByRole('checkbox', { name: 'Leave out visits from this browser' })
  await user.click(choice)
  expect(choice).toHaveProperty('checked', true)
  expect(localStorage.getItem('chautari-not-counted')).toBe('1')
  await user.click(choice)
  expect(localStorage.getItem('chautari-not-counted')).toBeNull()
})

test('where the browser stores nothing, the choice is not shown as made', async () => {
  vi.useRealTimers()
  const { user } = renderIsland(OwnVisits, {})
  fillStorage()
  const choice = screen.getByRole('checkbox')
  await user.click(choice)
  expect(choice).toHaveProperty('checked', false)
  expect(descriptionOf(choice)).toContain('does not let the site store the choice')
})

const live: Live = {
  at: '2026-11-21T05:00:00.000Z',
  last5Minutes: 3,
  last30Minutes: 12,
  pages: [{ event: 'qr-builder-view', sessions: 2 }],
  otherSessions: 0,
}

async function openLive(answer: Response | object) {
  const { answers, sent } = openScreen(
    LivePanel,
    { 'GET admin-analytics-live': answer },
    { path: '/admin/analytics' },
  )
  const pass = async (ms: number) => {
    await act(async () => await vi.advanceTimersByTimeAsync(ms))
    // The response of the stand-in, which needs no timer.
    await act(async () => await new Promise((resolve) => setImmediate(resolve)))
  }
  await vi.waitFor(() => expect(sent).not.toEqual([]))
  await pass(0)
  // Two, because the strict mode opens it twice.
  const opened = sent.length
  const asked = () => sent.length - opened
  return { answers, asked, pass }
}

const refusal = (status: number, error: string) => () => Response.json({ error }, { status })

function show(state: 'hidden' | 'visible') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

test('the live view is read every 15 seconds while the tab is visible, and at once when it is shown again', async () => {
  const { asked, pass } = await openLive({ live })
  expect(rowsOf('Pages open now')[1]).toEqual(['Bank & Wallet QR Builder (opened)', '2'])
  screen.getByText('As of 10:45, Nepal time')
  await pass(30_000)
  expect(asked()).toBe(2)
  show('hidden')
  await pass(60_000)
  expect(asked()).toBe(2)
  show('visible')
  await pass(0)
  expect(asked()).toBe(3)
})

test('the live view keeps its last figures beside an error, and asks no more after a refusal', async () => {
  const { answers, asked, pass } = await openLive({ live })
  answers['GET admin-analytics-live'] = refusal(503, 'No disk')
  await pass(15_000)
  screen.getByText('No disk')
  screen.getByRole('table', { name: 'Pages open now' })
  answers['GET admin-analytics-live'] = refusal(403, 'Signed out')
  await pass(15_000)
  screen.getByText('Signed out')
  await pass(60_000)
  expect(asked()).toBe(2)
})

test('with no visitor there the live view says so', async () => {
  await openLive({ live: { ...live, last5Minutes: 0, pages: [] } })
  expect(screen.queryByText('Nobody opened a page in the last 5 minutes')).not.toBeNull()
  expect(screen.queryByRole('table')).toBeNull()
})
