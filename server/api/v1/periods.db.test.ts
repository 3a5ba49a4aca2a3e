import { beforeAll, expect, test } from 'vitest'
import { csvRows } from '#app/lib/csv.ts'
import { testStorage } from '#test/database.ts'
import { testSite } from '#test/site.ts'
import type { period } from './periods.ts'

let app: Awaited<ReturnType<typeof testSite>>['app']

beforeAll(async () => {
  ;({ app } = await testSite({ storage: await testStorage() }))
})

type Row = ReturnType<typeof period.parse>

async function read(address: string) {
  const answer = await app.request(`/api/v1/periods/${address}`)
  return { status: answer.status, body: (await answer.json()) as { periods: Row[]; detail?: string } }
}

test('a fiscal year has its halves, quarters and months with first and last day in both calendars', async () => {
  const { body } = await read('2082-83.json')
  expect(body.periods.map(({ unit, number }) => `${unit} ${number}`)).toEqual([
    'fiscal-year 1',
    ...[1, 2].map((number) => `half ${number}`),
    ...[1, 2, 3, 4].map((number) => `quarter ${number}`),
    ...[4, 5, 6, 7, 8, 9, 10, 11, 12, 1, 2, 3].map((number) => `month ${number}`),
  ])
  expect(body).toMatchObject({ fiscal_year: '2082/83' })
  expect(body.periods[0]).toEqual({
    unit: 'fiscal-year',
    number: 1,
    label: { en: 'Fiscal year 2082/83', ne: 'आर्थिक वर्ष २०८२/८३' },
    fiscal_year: '2082/83',
    first_day: { bs: '2082-04-01', ad: '2025-07-17', weekday: { en: 'Thursday', ne: 'बिहीबार' } },
    last_day: { bs: '2083-03-32', ad: '2026-07-16', weekday: { en: 'Thursday', ne: 'बिहीबार' } },
    day_count: 365,
    last_working_day: {
      government_offices: { bs: '2083-03-32', ad: '2026-07-16' },
      others: { bs: '2083-03-32', ad: '2026-07-16' },
      remarks: [expect.objectContaining({ kind: 'list-incomplete' })],
    },
    status: 'published',
    remarks: [],
  })
  const [head = [], ...rows] = csvRows(await (await app.request('/api/v1/periods/2082-83.csv')).text())
  expect(rows.map((row) => row[head.indexOf('last_day_ad')])).toEqual(
    body.periods.map(({ last_day }) => last_day.ad),
  )
})

test('a day lies in four periods, the same from both calendars; at the end of the table in those that are whole', async () => {
  const { body } = await read('bs/2083-08-11')
  expect(body.periods.map(({ label }) => label.en)).toEqual([
    'Fiscal year 2083/84',
    'Half 1 of 2083/84',
    'Quarter 2 of 2083/84',
    'Mangsir 2083',
  ])
  expect((await read('ad/2026-11-27')).body).toEqual(body)
  expect((await read('bs/2090-12-30')).body.periods.map(({ unit }) => unit)).toEqual(['quarter', 'month'])
})

test('between two days lie the periods with one of them, months where nothing else is asked for, also as a table', async () => {
  const labelsOf = async (address: string) => (await read(address)).body.periods.map(({ label }) => label.en)
  expect(await labelsOf('bs/2082-12-30/2083-02-01')).toEqual(['Chaitra 2082', 'Baisakh 2083', 'Jestha 2083'])
  expect(await labelsOf('ad/2026-04-13/2026-05-15')).toEqual(['Chaitra 2082', 'Baisakh 2083', 'Jestha 2083'])
  expect(await labelsOf('bs/2082-04-01/2083-03-32?unit=quarter')).toEqual(
    [1, 2, 3, 4].map((number) => `Quarter ${number} of 2082/83`),
  )
  expect(await labelsOf('bs/2082-03-32/2082-04-01?unit=fiscal-year')).toEqual([
    'Fiscal year 2081/82',
    'Fiscal year 2082/83',
  ])
  const csv = await (await app.request('/api/v1/periods/bs/2082-04-01/2083-03-32.csv?unit=half')).text()
  const [head = [], ...rows] = csvRows(csv)
  expect(rows.map((row) => row[head.indexOf('last_working_day_others_bs')])).toEqual([
    '2082-09-30',
    '2083-03-32',
  ])
})

test('the last working day of offices that close on Sundays is another one; without a list there is none', async () => {
  const { body } = await read('bs/2083-02-01/2083-02-01')
  expect(body.periods[0]?.last_working_day).toMatchObject({
    government_offices: { bs: '2083-02-29', ad: '2026-06-12' },
    others: { bs: '2083-02-31', ad: '2026-06-14' },
    remarks: [{ kind: 'weekly-closing' }, { kind: 'list-incomplete' }],
  })
  const { body: unknown } = await read('bs/2084-01-01/2084-01-01')
  const none = { bs: null, ad: null }
  expect(unknown.periods[0]?.last_working_day).toMatchObject({
    government_offices: none,
    others: none,
    remarks: [
      { kind: 'list-incomplete', text: { en: expect.stringContaining('holidays of 2084 BS are not known') } },
    ],
  })
})

test('a period that ends in a computed year or in a contested month says so', async () => {
  const remarksOf = async (address: string, label: string) => {
    const { body } = await read(address)
    const found = body.periods.find((one) => one.label.en === label)
    return [found?.status, ...(found?.remarks.map(({ kind, text }) => `${kind}: ${text.en}`) ?? [])]
  }
  expect(await remarksOf('2083-84', 'Fiscal year 2083/84')).toEqual([
    'computed',
    'provisional: Provisional: the official calendar of 2084 BS is not out yet, so its days are computed.',
  ])
  expect(await remarksOf('2083-84', 'Chaitra 2083')).toEqual(['published'])
  // Bhadra 2087 may begin a day earlier, and Shrawan end so.
  expect((await remarksOf('2087-88', 'Shrawan 2087'))[1]).toContain('Bhadra 2087 may begin a day earlier.')
  expect(await remarksOf('2061-62', 'Baisakh 2062')).toEqual([
    'published',
    'contested: Published calendars differ: in some of them Baisakh 2062 has 31 days.',
  ])
  expect(await remarksOf('2061-62', 'Quarter 4 of 2061/62')).toEqual(['published'])
})

test.each([
  ['2083-85', 400, /fiscal_year must be/],
  ['2083', 400, /fiscal_year must be/],
  ['1969-70', 404, /1970-71 to 2089-90/],
  ['2090-91.csv', 404, /1970-71 to 2089-90/],
  ['bs/2083-08-30', 404, /Mangsir 2083 has 29 days/],
  ['bs/2083-08-02/2083-08-01', 404, /last day is before the first/],
  ['bs/2083-08-01/2083-08-30', 404, /Mangsir 2083 has 29 days/],
  ['bs/2083-08-01/2083-08-02?unit=week', 400, /unit must be/],
  ['bs/1970-01-01/1970-02-01?unit=half', 404, /BS 1970 to 2090/],
  ['jd/2083-08-01', 400, /calendar must be/],
])('%s is refused with %i and the reason', async (address, status, detail) => {
  const answer = await read(address)
  expect(answer.status).toBe(status)
  expect(answer.body.detail).toMatch(detail)
})
