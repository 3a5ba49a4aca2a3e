import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { langOfPath } from '#app/lib/language.ts'
import { festivalNamesIn, festivalsOf } from '#app/records/holidays/published.server.ts'
import { renderIsland, screen, within } from '#test/render-island.tsx'
import { packDay } from '../ask/festival-json.ts'
import Calendar from './calendar.island.tsx'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-24T06:00:00Z') }))
afterEach(() => void vi.useRealTimers())

const years = Object.fromEntries([2083, 2084].map((year) => [year, festivalsOf(year).map(packDay)]))
const great = [
  { slug: 'shivaratri', date: { year: 2083, month: 11, day: 22 } },
  { slug: 'dashain', date: { year: 2084, month: 6, day: 23 } },
]

function renderList(path = '/nepali-calendar', title = 'Festivals and holidays in Mangsir 2083') {
  const names = festivalNamesIn(langOfPath(path))
  const data = { today: '2026-11-24', years, names, great, title: 'Nepali Calendar' }
  const { user } = renderIsland(Calendar, { data, requested: { kind: 'today' } }, { path })
  const list = within(screen.getByRole('region', { name: title }))
  const rowOf = (name: string) =>
    list.getAllByRole('link', { hidden: true }).find(({ textContent }) => textContent.includes(name))
  return { user, list, rowOf }
}

test('CAL-02: three months of festivals are open, each with both dates, weekday and days left', () => {
  const { list, rowOf } = renderList()
  expect(list.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Poush 2083',
    'Magh 2083',
  ])
  const row = rowOf('Maghe Sankranti')
  expect(row?.textContent).toContain('Public holiday: Maghe Sankranti')
  expect(row?.textContent).toMatch(/^1 Fri15 Jan.*in 52 days$/)
  expect(row?.getAttribute('href')).toBe('/nepali-calendar/2083/10/1')
  expect(rowOf('Guru Nanak')?.textContent).toContain('Not for everybody')
})

test('CAL-02: the other months of the year are folded, and those without an official calendar are marked', async () => {
  const { user, list, rowOf } = renderList()
  expect(rowOf('Vijaya Dashami')).toBeUndefined()
  await user.click(list.getByText('Dashain, Tihar and all until Kartik 2084'))
  expect(rowOf('Vijaya Dashami')?.getAttribute('href')).toBe('/nepali-calendar/2084/6/23')
  const marked = list.getAllByText('Provisional').map((mark) => mark.closest('div')?.textContent)
  expect(marked.length).toBeGreaterThan(5)
  expect(marked.every((month) => month?.includes(' 2084'))).toBe(true)
})

test('great festivals stand in the fold, the nearest first, each with its page', () => {
  const { list } = renderList('/ne/nepali-calendar', 'मङ्सिर २०८३ का चाडपर्व र बिदा')
  const links = within(list.getByRole('list', { name: 'ठूला चाड', hidden: true })).getAllByRole('link', {
    hidden: true,
  })
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/ne/nepali-calendar/festivals/shivaratri',
    '/ne/nepali-calendar/festivals/dashain',
  ])
  expect(links[1]?.textContent).toMatch(/^दशैँ[०-९]+ दिनमा$/)
})

test('a page that was made days ago begins with the month of today', () => {
  vi.setSystemTime(new Date('2027-01-16T06:00:00Z'))
  const { rowOf } = renderList(undefined, 'Festivals and holidays in Magh 2083')
  expect(rowOf('Yomari')).toBeUndefined()
  expect(rowOf('Maghe Sankranti')?.textContent).not.toContain('in ')
})
