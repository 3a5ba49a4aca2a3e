import { fireEvent } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderIsland, screen, within } from '#test/render-island.tsx'
import { LineChart } from './line-chart.tsx'

const text = {
  lowest: 'Lowest',
  average: 'Average',
  highest: 'Highest',
  tooFew: 'There are not enough days to draw a line.',
  pointer: 'Day on the chart',
  since: (day: string) => `Data since ${day}.`,
  gaps: 'Days are missing where the line is dashed.',
}

function renderChart(days: Record<string, number>, from = '2026-11-01') {
  const points = Object.entries(days).map(([date, value]) => ({ date, value }))
  const { container, user } = renderIsland(LineChart, {
    lang: 'en',
    points,
    from,
    maxGapDays: 1,
    valueText: (value: number) => value.toFixed(2),
    title: 'Buying rate',
    summary: (lowest: string, highest: string) => `From ${lowest} to ${highest}`,
    text,
    table: { caption: 'All values', columnTitles: ['Date', 'Rate'], rows: Object.entries(days) },
    csv: { label: 'Download', fileName: 'rates.csv', rows: () => [] },
  })
  const figure = within(container).getByRole('figure')
  return { user, figure, pointer: () => within(figure).getByRole('slider', { name: 'Day on the chart' }) }
}

const week = {
  '2026-11-01': 3,
  '2026-11-02': 1,
  '2026-11-03': 4,
  '2026-11-04': 2,
  '2026-11-05': 2.5,
}

test('the last value is shown with its day in both calendars; lowest and highest on their latest day, and the average', () => {
  const { figure } = renderChart({ ...week, '2026-11-06': 1 })
  expect(figure.querySelector('strong')?.textContent).toBe('1.00')
  expect(within(figure).getByText('20 Kartik 2083 · 6 November 2026')).toBeDefined()
  expect(within(figure).getByRole('img', { name: 'From 1.00 to 4.00' })).toBeDefined()
  expect([...figure.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual([
    '1.006 November 2026',
    '2.25',
    '4.003 November 2026',
  ])
  const ticks = [...figure.querySelectorAll('svg:last-of-type text')].map(({ textContent }) => textContent)
  expect(ticks.slice(-6)).toEqual(['15 Kartik', '2083', '18 Kartik', '2083', '20 Kartik', '2083'])
  expect(within(figure).queryByText(/Data since|dashed/)).toBeNull()
})

test('arrow keys, Home and End choose a day, which is the value of the slider; leaving it shows the last day', async () => {
  const { user, figure, pointer } = renderChart(week)
  const shown = () => figure.querySelector('strong')?.textContent
  await user.tab()
  expect(document.activeElement).toBe(pointer())
  const steps = { ArrowLeft: '2.00', ArrowRight: '2.50', End: '2.50', Home: '3.00', ArrowUp: '1.00' }
  for (const [key, value] of Object.entries(steps)) {
    await user.keyboard(`{${key}}`)
    expect(shown(), key).toBe(value)
  }
  expect(pointer().getAttribute('aria-valuetext')).toBe('1.00, 16 Kartik 2083 · 2 November 2026')
  expect(pointer().getAttribute('aria-valuenow')).toBe('2')
  expect(figure.querySelectorAll('line')).toHaveLength(1)
  await user.tab()
  expect(shown()).toBe('2.50')
  expect(figure.querySelectorAll('line')).toHaveLength(0)
})

test('a mouse and a finger choose the nearest day; a finger leaves it chosen', () => {
  const { figure, pointer } = renderChart(week)
  const shown = () => figure.querySelector('strong')?.textContent
  pointer().getBoundingClientRect = () => ({ left: 100, width: 400 }) as DOMRect
  fireEvent.pointerMove(pointer(), { clientX: 290, pointerType: 'mouse' })
  expect(shown()).toBe('4.00')
  fireEvent.pointerLeave(pointer(), { pointerType: 'mouse' })
  expect(shown()).toBe('2.50')
  fireEvent.pointerDown(pointer(), { clientX: 190, pointerType: 'touch' })
  expect(shown()).toBe('1.00')
  fireEvent.pointerLeave(pointer(), { pointerType: 'touch' })
  expect(shown()).toBe('1.00')
})

test('data that begin later than the period are announced, and a gap is a dashed line', () => {
  const { figure } = renderChart({ ...week, '2026-11-09': 3 }, '2026-08-01')
  expect(within(figure).getByText('Data since 15 Kartik 2083 · 1 November 2026.')).toBeDefined()
  expect(within(figure).getByText('Days are missing where the line is dashed.')).toBeDefined()
  expect(figure.querySelector('[stroke-dasharray]')?.getAttribute('d')).toMatch(/^M50 .*L100 /)
})

test('fewer than five points are a sentence and the table, no chart', () => {
  const { figure } = renderChart({ '2026-11-01': 3, '2026-11-02': 1, '2026-11-03': 4, '2026-11-04': 2 })
  expect(within(figure).getByText(text.tooFew)).toBeDefined()
  expect(within(figure).queryByRole('img')).toBeNull()
  expect(within(figure).queryByRole('slider')).toBeNull()
  expect(screen.getByRole('group')).toBeDefined()
  expect(within(figure).getAllByRole('row', { hidden: true })).toHaveLength(5)
})
