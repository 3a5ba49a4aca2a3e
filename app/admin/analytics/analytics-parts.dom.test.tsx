import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dimensionKinds } from '#app/records/usage/dimensions.ts'
import type { Analytics } from '#app/records/usage/figures.ts'
import type { DayRange } from '#app/records/usage/periods.ts'
import { renderIsland, screen, within } from '#test/render-island.tsx'
import { DaysForm } from './parts/days-form.tsx'
import { DimensionLists } from './parts/dimension-lists.tsx'

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
    width: {
      top: [
        { value: 'phone', views: 2, visits: 1 },
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
  expect(rowsOf('Devices by Width').slice(1)).toEqual([
    ['Phone, below 640 px', '2', '1'],
    ['Not given', '1', '1'],
  ])
})

test('ADM-14: a list without figures says so, in both languages', () => {
  openLists({})
  expect(screen.getAllByText('No opened pages are counted yet')).toHaveLength(4)
  openLists({}, '/ne/admin/analytics')
  expect(screen.getAllByText('अहिलेसम्म कुनै पृष्ठ खोलिएको गनिएको छैन')).toHaveLength(4)
  expect(screen.queryByRole('table')).toBeNull()
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
    expect(descriptionOf(from)).toContain('between 21 November 2024 and 21 November 2026')
    expect(from.getAttribute('aria-invalid')).toBe('true')
  }
  expect(onDays).not.toHaveBeenCalled()
})
