import { compareBs } from 'bikram-sambat-calendar'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { langOfPath } from '#app/lib/language.ts'
import { festivalsFrom } from '#app/records/holidays/festivals-from.ts'
import { festivalNamesIn, published } from '#app/records/holidays/published.server.ts'
import { renderIsland, screen, within } from '#test/render-island.tsx'
import BelowMonths from './below-months.island.tsx'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-24T06:00:00Z') }))
afterEach(() => void vi.useRealTimers())

const today = { year: 2083, month: 8, day: 8 }
const end = { year: 2084, month: 8, day: 8 }
const coming = festivalsFrom(today, 100, published).filter(({ date }) => compareBs(date, end) < 0)
const great = [
  { slug: 'shivaratri', date: { year: 2083, month: 11, day: 22 } },
  { slug: 'dashain', date: { year: 2084, month: 6, day: 23 } },
]

function renderList(path = '/nepali-calendar', day = '2026-11-24') {
  renderIsland(
    BelowMonths,
    { today: day, coming, great, names: festivalNamesIn(langOfPath(path)) },
    { path, site: { siteUrl: 'https://chautari.example' } },
  )
  return within(screen.getByRole('region', { name: path.startsWith('/ne/') ? 'कहिले पर्छ?' : 'When is…' }))
}

test('CAL-02: festivals of the next twelve months, by month, each with both dates, weekday and days left', () => {
  const list = renderList()
  const months = list.getAllByRole('heading', { level: 3, hidden: true })
  expect(months[0]?.textContent).toBe('Mangsir 2083')
  expect(months.at(-1)?.textContent).toMatch(/ 2084$/)
  expect(months.length).toBeGreaterThan(10)
  const rows = list.getAllByRole('link', { hidden: true })
  const row = rows.find(({ textContent }) => textContent.includes('Maghe Sankranti'))
  expect(row?.textContent).toContain('Public holiday: Maghe Sankranti')
  expect(row?.textContent).toContain('in 52 days')
  expect(row?.textContent).toContain('1 Magh 2083 · Friday · 15 Jan 2027')
  expect(row?.getAttribute('href')).toBe('/nepali-calendar/2083/10/1')
  expect(rows.some(({ textContent }) => textContent.includes('Vijaya Dashami'))).toBe(true)
})

test('CAL-02: the months of a year without an official calendar are marked, and those of this year are not', () => {
  const list = renderList()
  const marked = list.getAllByText('Provisional').map((mark) => mark.closest('summary')?.textContent)
  expect(marked.length).toBeGreaterThan(5)
  expect(marked.every((month) => month?.includes(' 2084'))).toBe(true)
})

test('great festivals stand on top, the nearest first, each with its page', () => {
  const chips = within(renderList('/ne/nepali-calendar').getByRole('list', { name: 'ठूला चाड' }))
  const links = chips.getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/ne/nepali-calendar/festivals/shivaratri',
    '/ne/nepali-calendar/festivals/dashain',
  ])
  expect(links[1]?.textContent).toMatch(/^दशैँ[०-९]+ दिनमा$/)
})

test('a page that was made days ago lists no festival that is over', () => {
  vi.setSystemTime(new Date('2027-01-16T06:00:00Z'))
  const list = renderList()
  const texts = list.getAllByRole('link', { hidden: true }).map(({ textContent }) => textContent)
  expect(texts.filter((text) => text.includes('Maghe Sankranti'))).toEqual([])
  expect(list.getAllByRole('heading', { level: 3, hidden: true })[0]?.textContent).toBe('Magh 2083')
})

test('CAL-03: the snippet for other sites has the chosen language and theme, and can be looked at', async () => {
  const { user } = renderIsland(
    BelowMonths,
    { today: '2026-11-24', coming, great, names: festivalNamesIn('en') },
    { path: '/nepali-calendar', site: { siteUrl: 'https://chautari.example' } },
  )
  const snippet = () => screen.getByText(/<iframe/).textContent
  expect(snippet()).toContain('src="https://chautari.example/embed/calendar?lang=en&theme=auto"')
  await user.selectOptions(screen.getByLabelText('Language'), 'नेपाली')
  await user.selectOptions(screen.getByLabelText('Theme'), 'Dark')
  expect(snippet()).toContain('src="https://chautari.example/embed/calendar?lang=ne&theme=dark"')
  const preview = screen.getByRole('link', { name: 'Preview', hidden: true })
  expect(preview.getAttribute('href')).toBe('/embed/calendar?lang=ne&theme=dark')
})
