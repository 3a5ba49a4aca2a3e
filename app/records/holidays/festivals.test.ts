import { compareBs, weekdayOf } from '@chautari/bikram-sambat'
import { expect, test } from 'vitest'
import { festivalsOfYear, type PublishedYears } from './festivals.ts'
import { festivalNamesIn, festivalsFrom, published } from './published.server.ts'

const nothing: PublishedYears = { holidays: {}, observed: {} }
const text = ({ year, month, day }: { year: number; month: number; day: number }) => `${year}-${month}-${day}`
const find = (year: number, id: string, from = published) =>
  festivalsOfYear(year, from).filter((festival) => festival.id === id)

test('CAL-02: published festivals carry who marks them as a holiday, or who gives the day', () => {
  expect(find(2083, 'vijaya-dashami')).toEqual([
    {
      id: 'vijaya-dashami',
      date: { year: 2083, month: 7, day: 4 },
      holiday: 'all',
      sources: ['ministry', 'ratopati'],
      basis: 'published',
      isMinor: false,
    },
  ])
  expect(find(2083, 'teej')[0]).toMatchObject({ holiday: 'some', sources: ['ministry', 'ratopati'] })
  expect(find(2083, 'haribodhini')[0]).toMatchObject({ holiday: undefined, sources: ['ratopati'] })
})

test('a festival that no published calendar at hand has is computed, without a source and never a holiday', () => {
  const computed = festivalsOfYear(2067, published).filter(({ sources }) => sources.length === 0)
  expect(computed.map(({ id }) => id)).toContain('vijaya-dashami')
  expect(computed.every(({ holiday }) => holiday === undefined)).toBe(true)
})

test('CAL-02: years without published lists are computed whole', () => {
  for (const year of [2000, 2066, 2084, 2090]) {
    const festivals = festivalsOfYear(year, published)
    expect(festivals.length, String(year)).toBeGreaterThan(30)
    expect(festivals.every(({ sources, holiday }) => sources.length === 0 && !holiday)).toBe(true)
  }
})

test('no festival is named twice within a fortnight, though two reckonings differ by days', () => {
  for (let year = 2067; year <= 2083; year += 1) {
    const festivals = [...festivalsOfYear(year - 1, published), ...festivalsOfYear(year, published)]
    for (const festival of festivals.filter(({ sources }) => sources.length === 0)) {
      const near = festivals.filter(
        (other) =>
          other !== festival &&
          other.id === festival.id &&
          Math.abs(compareBs(other.date, festival.date)) <= 15,
      )
      expect(near, `${festival.id} ${text(festival.date)}`).toEqual([])
    }
  }
})

test('days that recall an event are not older than it', () => {
  const years = { republic: 2065, loktantra: 2063, constitution: 2072, democracy: 2007 }
  for (const [id, first] of Object.entries(years)) {
    expect(find(first - 1, id, nothing), id).toEqual([])
    expect(find(first, id, nothing), id).toHaveLength(1)
  }
})

test('Mha Puja is on the day of the committee, whether by its report or by the rule', () => {
  expect(find(2076, 'gobardhan').map(({ date }) => text(date))).toEqual(['2076-7-11'])
  expect(find(2085, 'gobardhan').map(({ date }) => text(date))).toEqual(['2085-7-2'])
})

test('a festival says how its day is known, and which days are minor', () => {
  expect(find(2083, 'republic')[0]).toMatchObject({ basis: 'published', isMinor: false })
  expect(find(2085, 'republic')[0]).toMatchObject({ basis: 'fixed', isMinor: false })
  expect(find(2085, 'bhai-tika')[0]).toMatchObject({ basis: 'firm', isMinor: false })
  expect(find(2086, 'gobardhan')[0]).toMatchObject({ basis: 'open', isMinor: false })
  expect(find(2083, 'guru-purnima')[0]).toMatchObject({ basis: 'firm', isMinor: true })
  // A holiday of some people where it is published.
  expect(find(2083, 'jitiya')[0]).toMatchObject({ holiday: 'some', isMinor: false })
})

test('the coming festivals have no minor days', () => {
  const coming = festivalsFrom({ year: 2083, month: 3, day: 1 }, 200)
  expect(coming.length).toBeGreaterThan(50)
  expect(coming.filter(({ isMinor }) => isMinor)).toEqual([])
})

test('Janai Purnima of 2074 stands on its full moon, not on the slip of a grid', () => {
  expect(find(2074, 'janai-purnima').map(({ date }) => text(date))).toEqual(['2074-4-23'])
})

test('every festival of every year is a real day in order, with a name in both languages', () => {
  const names = { en: festivalNamesIn('en'), ne: festivalNamesIn('ne') }
  for (let year = 2000; year <= 2090; year += 1) {
    const festivals = festivalsOfYear(year, published)
    expect(festivals.toSorted((a, b) => compareBs(a.date, b.date))).toEqual(festivals)
    for (const { id, date } of festivals) {
      expect(date.year).toBe(year)
      expect(weekdayOf(date)).toBeGreaterThanOrEqual(0)
      expect(names.en[id], id).toMatch(/[A-Za-z]/)
      expect(names.ne[id], id).toMatch(/[ऀ-ॿ]/)
    }
  }
})

test('CAL-02: the coming festivals begin with the day itself and go on into the next year', () => {
  const coming = festivalsFrom({ year: 2083, month: 12, day: 23 }, 3)
  expect(coming.map(({ id, date }) => [id, date.year])).toEqual([
    ['ghode-jatra', 2083],
    ['new-year', 2084],
    ['chaite-dashain', 2084],
  ])
  expect(festivalsFrom({ year: 2090, month: 12, day: 30 }, 6)).toEqual([])
})
