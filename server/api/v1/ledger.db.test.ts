import { isoOf } from '@chautari/ask/dates'
import { contestedDays } from '@chautari/bikram-sambat'
import { gradeOf, marginOf } from '@chautari/bikram-sambat/ledger'
import { beforeAll, expect, test } from 'vitest'
import { csvRows } from '#app/lib/csv.ts'
import { testStorage } from '#test/database.ts'
import { testSite } from '#test/site.ts'

let app: Awaited<ReturnType<typeof testSite>>['app']

beforeAll(async () => {
  ;({ app } = await testSite({ storage: await testStorage() }))
})

async function read(address: string) {
  const answer = await app.request(address)
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}

test('each contested day is answered with both dates and their source, from both calendars', async () => {
  for (const { ad, bs, otherBs } of contestedDays()) {
    const { body } = await read(`/api/v1/dates/ad/${isoOf(ad)}`)
    expect(body).toMatchObject({
      ad: isoOf(ad),
      bs: isoOf(bs),
      grade: gradeOf(bs.year, bs.month),
      contested: true,
      other_reading: { bs: isoOf(otherBs), source: expect.stringMatching(/^https:/) },
    })
    const fromBs = (await read(`/api/v1/dates/bs/${isoOf(bs)}`)).body
    // Its remark names the other day of the date, and not the other date of the day.
    expect({ ...fromBs, remarks: [] }).toEqual({ ...body, remarks: [] })
  }
  const { body } = await read('/api/v1/dates/bs/2062-02-05')
  expect(body).toMatchObject({ ad: '2005-05-18', other_reading: { bs: '2062-02-04', ad: '2005-05-19' } })
  const last = await read('/api/v1/dates/bs/2062-02-32')
  expect(last.body).toMatchObject({ ad: '2005-06-14', other_reading: { bs: '2062-02-31', ad: null } })
})

test('a date that other calendars alone have is a problem that names their day', async () => {
  const { status, body } = await read('/api/v1/dates/bs/2062-01-31')
  expect([status, body.code]).toEqual([404, 'date-contested'])
  expect(body.detail).toContain('2005-05-14')
  expect((await read('/api/v1/dates/bs/2062-01-32')).body.code).toBe('no-such-day')
})

test.each([
  ['dates/bs/2081-11-30.json', 'no-such-day', /^Falgun 2081 has 29 days\.$/],
  ['dates/bs/2082-09-31', 'no-such-day', /^Poush 2082 has 30 days\.$/],
  ['dates/ad/2023-02-29.json', 'no-such-day', /^February 2023 has 28 days\.$/],
  ['dates/ad/2025-02-30', 'no-such-day', /^February 2025 has 28 days\.$/],
  ['dates/bs/2083-13-01', 'no-such-month', /1 to 12/],
  ['dates/bs/2083-13-40', 'no-such-month', /1 to 12/],
  ['tithi/2026-02-29', 'no-such-day', /^February 2026 has 28 days\.$/],
  ['tithi/2083-01-23.json', 'bs-date', /takes a date of AD.*2026-05-06/],
  ['dates/ad/2083-01-23', 'bs-date', /2026-05-06/],
  ['dates/bs/2091-01-01', 'not-found', /1970 to 2090/],
  ['dates/bs/1969-12-30', 'not-found', /1970 to 2090/],
  ['dates/ad/1913-04-12', 'not-found', /1913-04-13/],
  ['calendar/1999', 'not-found', /2000 to 2090/],
  ['tithi/2034-04-14', 'not-found', /2034-04-13/],
])('%s is refused with the code %s and the reason', async (address, code, detail) => {
  const { status, body } = await read(`/api/v1/${address}`)
  expect([status, body.code]).toEqual([404, code])
  expect(body.detail).toMatch(detail)
})

test('a day before BS 2000 says how it is known, and that its holidays are not known', async () => {
  const { body } = await read('/api/v1/dates/bs/1985-02-05')
  expect(body).toMatchObject({
    ad: '1928-05-18',
    weekday: { en: 'Friday' },
    grade: 'cross-checked',
    other_reading: null,
    remarks: [
      { kind: 'tables-only', text: { en: expect.stringMatching(/^Dates before 2000 BS are known/) } },
      { kind: 'list-incomplete' },
    ],
    festivals: [],
  })
  const saturday = await read('/api/v1/dates/ad/1928-05-19')
  expect(saturday.body.remarks).toMatchObject([{ kind: 'tables-only' }, { kind: 'list-incomplete' }])
  expect((await read('/api/v1/dates/bs/1974-02-05')).body).toMatchObject({
    grade: 'single-camp',
    remarks: [{ kind: 'tables-only' }, { kind: 'contested' }, { kind: 'list-incomplete' }],
    other_reading: { bs: '1974-02-06', source: 'https://github.com/kbwood/world-calendars' },
  })
})

test('a settled day has one reading and the grade of its month', async () => {
  const { body } = await read('/api/v1/dates/bs/2083-08-11')
  expect(body).toMatchObject({ grade: 'cross-checked', contested: false, other_reading: null })
  expect((await read('/api/v1/dates/bs/2089-07-01')).body.grade).toBe('computed-open')
})

test('a year gives grade, margin and sources of each month', async () => {
  const { body } = await read('/api/v1/calendar/2062')
  const months = body.months as Record<string, unknown>[]
  expect(months.map(({ grade }) => grade)).toEqual(months.map((_, index) => gradeOf(2062, index + 1)))
  expect(months[0]).toMatchObject({ day_count: 30, contested: true, other_day_count: 31 })
  expect(months[1]).toMatchObject({ grade: 'contested', margin_minutes: -1.8, contested: true })
  expect(months[2]).toMatchObject({ contested: false, other_day_count: null })
})

test.each([
  ['/api/v1/dates/bs/2084-01-01', 'date-computed'],
  ['/api/v1/dates/ad/2027-04-14', 'date-computed'],
  ['/api/v1/dates/ad/2005-05-14', 'date-contested'],
  ['/api/v1/calendar/2090', 'date-computed'],
  ['/api/v1/calendar/2062.csv', 'date-contested'],
  ['/api/v1/festivals/2084.ics', 'date-computed'],
  ['/api/v1/tithi/2030-01-01', 'date-computed'],
])(
  '%s with allow=published is a problem with the code %s, and without it an answer',
  async (address, code) => {
    for (const _ of ['rendered', 'from the cache']) expect((await app.request(address)).status).toBe(200)
    const { status, body } = await read(`${address}?allow=published`)
    expect([status, body.code]).toEqual([404, code])
    expect((await app.request(address)).status).toBe(200)
  },
)

test('with allow=published a settled answer is the same as without', async () => {
  const address = '/api/v1/calendar/2083'
  expect(await read(`${address}?allow=published`)).toEqual(await read(address))
})

test('the table of months has each with its grade, margin and sources, as JSON and as CSV', async () => {
  const { body } = await read('/api/v1/months')
  const months = body.months as { year: number; month: number; grade: string; margin_minutes: number }[]
  expect(months).toHaveLength(91 * 12)
  for (const { year, month, grade, margin_minutes } of months) {
    expect(grade).toBe(gradeOf(year, month))
    expect(margin_minutes).toBeCloseTo(marginOf(year, month), 0)
  }
  const [head = [], ...rows] = csvRows(await (await app.request('/api/v1/months.csv')).text())
  expect(rows).toHaveLength(months.length)
  const cellOf = (year: string, month: string, name: string) =>
    rows.find((row) => row[0] === year && row[1] === month)?.[head.indexOf(name)]
  expect(cellOf('2037', '3', 'sources')).toBe(
    'Supreme Court decision 1363: https://nkp.gov.np/full_detail/5876',
  )
  expect(cellOf('2083', '1', 'sources')).toBe('Ministry of Home Affairs: public holidays of 2083')
  // No text for a spreadsheet to show: a number.
  expect(cellOf('2062', '2', 'margin_minutes')).toBe('-1.8')
  expect(cellOf('2085', '1', 'grade')).toBe('computed-open')
})

test('a tithi that no day is named after stands between that of sunrise and the next, with instants of Nepal', async () => {
  const { body } = await read('/api/v1/tithi/2026-04-22')
  const { tithis, nakshatras } = body as Record<'tithis' | 'nakshatras', { number: number; ends: string }[]>
  expect(body.tithi).toMatchObject({ number: 5 })
  expect(tithis.slice(0, 2)).toMatchObject([
    { number: 5, name: { en: 'Panchami' }, ends: '2026-04-22T06:18:00+05:45' },
    { number: 6, name: { en: 'Shashthi' }, ends: '2026-04-23T03:58:00+05:45' },
  ])
  expect(tithis.map(({ number }) => number)).toEqual([5, 6, 7])
  expect(body.nakshatra).toMatchObject({ number: nakshatras[0]?.number })
})
