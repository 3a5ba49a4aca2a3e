import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderIsland, screen, within } from '#test/render-island.tsx'
import DateConverter from './date-converter.island.tsx'

/** Longer than the delay of a conversion. */
const conversionMs = 1000

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-24T06:00:00Z') }))
afterEach(() => void vi.useRealTimers())

test.each([
  ['Convert to English (AD)', '2082-04-29'],
  ['Convert to Nepali (BS)', '2082-03-29'],
])('an answer below "%s" leads to the report of its BS day', async (name, day) => {
  const { user } = renderIsland(DateConverter, { today: '2026-11-24' }, { path: '/nepali-date-converter' })
  const panel = within(screen.getByRole('region', { name }))
  await user.click(panel.getByRole('button', { name: /^Convert/ }))
  act(() => {
    vi.advanceTimersByTime(conversionMs)
  })
  const link = within(panel.getByRole('status')).getByRole('link', { name: /wrong/i })
  expect(link.getAttribute('href')).toBe(`/corrections/new?about=day:${day}`)
})
