import { expect, test, vi } from 'vitest'
import { renderIsland, screen, within } from '#test/render-island.tsx'
import HistoryChart from './history.island.tsx'

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
