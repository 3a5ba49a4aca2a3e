import { expect, test, vi } from 'vitest'
import { renderIsland, screen, within } from '#test/render-island.tsx'
import HistoryChart, { buyingLine } from './history.island.tsx'

test('the period of the history is one of four buttons', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}', { status: 503 })))
  const { user } = renderIsland(
    HistoryChart,
    { options: [['USD', 'USD – U.S. Dollar']] },
    { path: '/foreign-exchange' },
  )
  const history = within(screen.getByRole('group', { name: 'Period' }))
  const pressed = () =>
    history.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent)
  expect(history.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    '7 days',
    '30 days',
    '90 days',
    '1 year',
  ])
  expect(pressed()).toEqual(['30 days'])
  await user.click(history.getByRole('button', { name: '1 year' }))
  expect(pressed()).toEqual(['1 year'])
  expect(await screen.findByText('The rates of past days could not be loaded.')).toBeDefined()
})

const point = (date: string, buy: string | null, unit = 1) => ({ date, unit, buy, sell: null })
const history = {
  currency: 'USD',
  from: '2026-11-15',
  to: '2026-11-21',
  points: [point('2026-11-15', '151.40'), point('2026-11-17', null), point('2026-11-21', '152.00')],
}

test('days without a buying rate are no part of the line', () => {
  expect(buyingLine(history)).toEqual([
    { date: '2026-11-15', value: 151.4 },
    { date: '2026-11-21', value: 152 },
  ])
})

test('a unit that changed on the way makes no jump', () => {
  const points = [point('2026-11-15', '0.95', 1), point('2026-11-21', '9.50', 10)]
  expect(buyingLine({ ...history, points }).map(({ value }) => value)).toEqual([9.5, 9.5])
})
