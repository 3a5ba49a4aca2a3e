import { weekdayOf } from '@chautari/bikram-sambat'
import { expect, test } from 'vitest'
import file from './data/holidays.json' with { type: 'json' }
import observed from './data/observed-days.json' with { type: 'json' }
import reports from './data/reports.json' with { type: 'json' }
import { festivalsOfYear } from './festivals.ts'
import { daysOfYear } from './holidays.ts'
import { published } from './published.server.ts'
import { readYear } from './published-days.ts'

const years = Object.keys(file.years).map(Number)
const festivalsOn = (year: number, month: number, day: number) =>
  festivalsOfYear(year, published).filter(({ date }) => date.month === month && date.day === day)

test('a range is its days, and a day with a name of its own keeps that alone', () => {
  const scopes = { region: ['holi-hill'] }
  const text = '06-31 fulpati:m 06-31/07-02 dashain:m 07-01 holi-hill:r'
  const days = daysOfYear({ scopes, notices: {}, names: {}, years: { 2083: text } }, 2083)
  expect(days).toBe('06-31 fulpati:m 07-01 dashain:m+holi-hill:r:region 07-02 dashain:m')
})

test('no holiday stands twice on a day, and none is without a name', () => {
  for (const year of years) {
    for (const { id, date } of festivalsOfYear(year, published)) {
      const same = festivalsOn(year, date.month, date.day).filter((other) => other.id === id)
      expect(same, `${id} ${year}-${date.month}-${date.day}`).toHaveLength(1)
      expect(id).not.toBe('other')
    }
  }
})

test('a day stands either among the holidays or among the observed days', () => {
  for (const year of years) {
    const holidays = readYear(year, daysOfYear(file, year)).map(
      ({ id, date }) => `${id} ${date.month}-${date.day}`,
    )
    const others = readYear(year, observed.years[String(year) as '2083']).map(
      ({ id, date }) => `${id} ${date.month}-${date.day}`,
    )
    expect(
      holidays.filter((day) => others.includes(day)),
      String(year),
    ).toEqual([])
  }
})

test('every day that a news report marks has its report', () => {
  const reported = new Set(reports.flatMap(({ days }) => days))
  const marked = Object.entries(file.years).flatMap(([year, text]) =>
    [...text.matchAll(/(\d\d-\d\d)(?:\/\d\d-\d\d)? (\S+)/g)]
      .filter(([, , list = '']) => /:[a-z]*p/.test(list))
      .map(([, day = '']) => `${year}-${day}`),
  )
  expect(marked.length).toBeGreaterThan(40)
  expect(marked.filter((day) => !reported.has(day))).toEqual([])
  expect(reports.every(({ source, date, says }) => source && date && says)).toBe(true)
})

test('the Gen Z Martyrs’ Day of 2083 has its name and is no holiday: offices are open', () => {
  expect(festivalsOn(2083, 5, 23)).toMatchObject([
    { id: 'genz-martyrs', holiday: undefined, sources: ['ministry'] },
  ])
})

test('Holi of the hills in 2079 is on 22 Falgun, that of the Terai on the day after', () => {
  expect(festivalsOn(2079, 11, 22)).toMatchObject([{ id: 'holi-hill', holiday: 'some' }])
  expect(festivalsOn(2079, 11, 23)).toMatchObject([{ id: 'holi-terai', holiday: 'some' }])
})

test('Yomari Punhi of 2081 and 2082 has its name', () => {
  expect(festivalsOn(2081, 8, 30)).toMatchObject([{ id: 'yomari', holiday: 'all' }])
  expect(festivalsOn(2082, 8, 18)).toMatchObject([{ id: 'yomari', holiday: 'all' }])
})

test('holidays that were given on short notice for the whole country are among the others', () => {
  const holidays = [
    [2079, 1, 30, 'election'],
    [2079, 7, 1, 'mourning'],
    [2079, 10, 2, 'mourning'],
    [2079, 11, 1, 'peoples-war'],
    [2080, 5, 28, 'mourning'],
    [2081, 1, 11, 'state-visit'],
    [2081, 8, 3, 'mourning'],
    [2082, 6, 1, 'mourning'],
    [2082, 6, 19, 'heavy-rain'],
    [2082, 12, 7, 'id-fitr'],
  ] as const
  for (const [year, month, day, id] of holidays) {
    expect(festivalsOn(year, month, day), `${year}-${month}-${day}`).toContainEqual(
      expect.objectContaining({ id, holiday: 'all', sources: ['reports'] }),
    )
  }
  // Revoked in Kathmandu and Lalitpur late on the day before.
  expect(festivalsOn(2082, 6, 20)).toContainEqual(
    expect.objectContaining({ id: 'heavy-rain', holiday: 'some' }),
  )
})

test('the People’s War Day of 2080 is none: the Supreme Court annulled the decision', () => {
  expect(festivalsOn(2080, 11, 1).filter(({ holiday }) => holiday)).toEqual([])
})

test('in 2075 Chhath was a holiday of those who celebrate it', () => {
  expect(festivalsOn(2075, 7, 27)).toMatchObject([{ id: 'chhath', holiday: 'some' }])
  expect(festivalsOn(2083, 7, 29)).toMatchObject([{ id: 'chhath', holiday: 'all' }])
})

test('the ranges begin and end on the weekdays that the notices print', () => {
  const weekday = (year: number, month: number, day: number) => weekdayOf({ year, month, day })
  expect([weekday(2083, 6, 31), weekday(2083, 7, 6)]).toEqual([6, 5])
  expect([weekday(2083, 7, 22), weekday(2083, 7, 26)]).toEqual([0, 4])
  expect([weekday(2080, 7, 4), weekday(2080, 7, 9)]).toEqual([6, 4])
})

test('what was a holiday of the Valley alone, or no holiday at all, is not one of everybody', () => {
  expect(festivalsOn(2078, 9, 4)).toMatchObject([{ id: 'yomari', holiday: 'some' }])
  expect(festivalsOn(2078, 5, 22).map(({ id, holiday }) => [id, holiday])).toEqual([
    ['civil-service', undefined],
    ['kushe-aunsi', undefined],
  ])
})
