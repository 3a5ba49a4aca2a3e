import { runInNewContext } from 'node:vm'
import { adToBs, type CalendarDay, contestedDays, statusOf, weekdayOfAd } from 'bikram-sambat-calendar'
import { expect, test } from 'vitest'
import { testSite } from '#test/site.ts'
import { answerText } from './converter-frame.ts'
import { conversion } from './converter-script.ts'

type Converted = [...number[], string] | number
const convert = runInNewContext(conversion) as (from: 'bs' | 'ad', date: number[]) => Converted

const listOf = ({ year, month, day }: CalendarDay) => [year, month, day]

test('the script converts every day of the table both ways as the package does, with weekday and note', () => {
  const contested = new Set(contestedDays().map(({ ad }) => listOf(ad).join()))
  const last = Date.UTC(2034, 3, 13)
  const differing: string[] = []
  for (let time = Date.UTC(1943, 3, 14); time <= last; time += 86_400_000) {
    const at = new Date(time)
    const ad = { year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, day: at.getUTCDate() }
    const bs = adToBs(ad)
    const note = contested.has(listOf(ad).join()) ? 'contested' : ''
    const rest = [weekdayOfAd(ad), statusOf(bs.year) === 'computed' ? 'computed' : note]
    const expected = JSON.stringify([
      [...listOf(ad), ...rest],
      [...listOf(bs), ...rest],
    ])
    const given = JSON.stringify([convert('bs', listOf(bs)), convert('ad', listOf(ad))])
    if (given !== expected) differing.push(`${given} ${expected}`)
  }
  expect(differing).toEqual([])
})

test('the script and the server refuse the same days', () => {
  const refused = [
    ['bs', [2083, 8, 30], 29],
    ['bs', [2083, 13, 1], 0],
    ['bs', [2083, 1, 0], 31],
    ['bs', [1999, 12, 1], 0],
    ['bs', [2091, 1, 1], 0],
    ['ad', [2026, 2, 29], 28],
    ['ad', [1943, 4, 13], 0],
    ['ad', [2034, 4, 14], 0],
    ['ad', [50, 1, 1], 0],
  ] as const
  for (const [from, date, days] of refused) {
    expect(convert(from, [...date]), date.join()).toBe(days)
    const typed = date.map((value, at) => String(value).padStart(at === 0 ? 4 : 2, '0')).join('-')
    const words = days ? `That month has ${days} days.` : 'Dates from 2000 to 2090 BS are covered'
    expect(answerText('en', from, typed), typed).toEqual({ ok: false, text: expect.stringContaining(words) })
  }
})

test('without JavaScript the form converts digits of either script and names of months', async () => {
  const { app } = await testSite()
  const answer = async (query: string) => {
    const html = await (await app.request(`/embed/converter?${query}`)).text()
    return [/aria-invalid="(\w+)"/.exec(html)?.[1], /<output[^>]*>(.*?)<\/output>/.exec(html)?.[1]]
  }
  expect(await answer('')).toEqual(['false', 'Saturday, 21 November 2026 AD'])
  expect(await answer('from=ad')).toEqual(['false', 'Saturday, 5 Mangsir 2083 BS'])
  expect(await answer('date=2083-08-11')).toEqual(['false', 'Friday, 27 November 2026 AD'])
  expect(await answer('date=11+Mangsir+2083&lang=ne')).toEqual(['false', 'ई.सं. शुक्रबार, २७ नोभेम्बर २०२६'])
  expect(await answer('date=२०८३-०८-११&lang=ne&from=bs')).toEqual(['false', 'ई.सं. शुक्रबार, २७ नोभेम्बर २०२६'])
  expect(await answer('date=2062-02-01')).toEqual(['false', expect.stringContaining('calendars differ')])
  expect(await answer('date=2090-01-01')).toEqual(['false', expect.stringContaining('Provisional')])
  for (const typed of ['', '+', '4/5/2082', 'tomorrow', '"><script>'])
    expect(await answer(`date=${encodeURIComponent(typed)}`)).toEqual([
      'true',
      expect.stringContaining('This date cannot be read.'),
    ])
})

test('an answer for a typed date is not cached, and what was typed stays in the field', async () => {
  const { app, logged } = await testSite()
  const cached = await app.request('/embed/converter')
  expect(cached.headers.get('etag')).toBeTruthy()
  const typed = await app.request('/embed/converter?date=%22%3E%3Cscript%3E2083')
  expect([typed.headers.get('etag'), typed.headers.get('cache-control')]).toEqual([null, 'no-store'])
  expect(await typed.text()).toContain('value="&quot;&gt;&lt;script&gt;2083"')
  expect(logged.map(({ path }) => path)).toEqual(['/embed/converter', '/embed/converter'])
})
