import { waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderIsland, screen } from '#test/render-island.tsx'
import PriceTool from './price-tool.island.tsx'

const row = {
  date: '2026-07-16',
  gold_hallmark_tola: 285_200,
  gold_hallmark_10g: 244_515,
  silver_tola: 4325,
  silver_10g: 3708,
  source: null,
  created_at: '2026-07-16T05:20:00.000Z',
  updated_at: '2026-07-16T05:20:00.000Z',
}

test('GOLD-03: Error Loading Data with its message, Try Again fails once more, then the page is loaded with the prices', async () => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue()
  const answers = [
    Response.json({ error: 'The data is not available at the moment.' }, { status: 503 }),
    Response.json({ prices: [row] }),
  ]
  const asked: string[] = []
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url)
    return Promise.resolve(answers.shift())
  })
  const message = 'the prices are being repaired'
  const { user } = renderIsland(PriceTool, { first: { kind: 'database', message }, today: '2026-07-17' })
  const alert = () => screen.getByRole('alert').textContent
  expect(screen.getByRole('heading').textContent).toBe('Error Loading Data')
  expect(alert()).toContain(`Failed to fetch price data: Database error: ${message}`)
  const again = screen.getByRole('button', { name: 'Try Again' })
  await user.click(again)
  await waitFor(() =>
    expect(alert()).toContain('Failed to fetch price data: Database error: The data is not available'),
  )
  expect(reload).not.toHaveBeenCalled()
  await user.click(again)
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(asked).toEqual(['/api/gold-silver-prices', '/api/gold-silver-prices'])
})
