import {
  adToBs,
  bsToAd,
  type CalendarDay,
  contestedDays,
  formatAd,
  formatBs,
  statusOf,
} from '@chautari/bikram-sambat'
import { expect, test } from 'vitest'
import { saidIn } from '#app/lib/statement.ts'
import { dayRemarks } from '#app/platform/calendar-day/day-remarks.ts'
import { testSite } from '#test/site.ts'
import { answerTo, answerWords, noteOn, readNumbers } from './converter-answer.ts'
import { answerText } from './date-converter-frame.tsx'

const listOf = ({ year, month, day }: CalendarDay) => [year, month, day]

test('the script answers every day of the table both ways as the package writes it, with its note', () => {
  const contested = new Set(contestedDays().map(({ ad }) => listOf(ad).join()))
  const last = Date.UTC(2034, 3, 13)
  const differing: string[] = []
  const words = answerWords('en')
  const early =
    'Dates before 2000 BS are known from published tables: we found no official paper of that time.'
  for (let time = Date.UTC(1913, 3, 13); time <= last; time += 86_400_000) {
    const at = new Date(time)
    const ad = { year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, day: at.getUTCDate() }
    const bs = adToBs(ad)
    const [provisional] = saidIn('en', dayRemarks({ calendar: 'bs', bs, ad }))
    const ofPublished = [bs.year < 2000 && early, contested.has(listOf(ad).join()) && 'Calendars differ']
    const note = statusOf(bs.year) === 'computed' ? provisional?.text : ofPublished.filter(Boolean).join(' ')
    const expected = [`${formatAd(ad, { style: 'full' })} AD`, `${formatBs(bs, { style: 'full' })} BS`, note]
    const given = [answerTo(words, 'bs', bs).text, answerTo(words, 'ad', ad).text, noteOn(words, { bs, ad })]
    if (given.join() !== expected.join()) differing.push(`${given.join()} ${expected.join()}`)
  }
  expect(differing).toEqual([])
})

test('in Nepali the script writes names and digits as the package does', () => {
  const words = answerWords('ne')
  const [bs, ad] = [{ year: 2085, month: 1, day: 1 }, bsToAd({ year: 2085, month: 1, day: 1 })]
  expect(answerTo(words, 'bs', bs).text).toBe(`ई.सं. ${formatAd(ad, { language: 'ne', style: 'full' })}`)
  const [remark] = saidIn('ne', dayRemarks({ calendar: 'bs', bs, ad }))
  expect(noteOn(words, { bs, ad })).toBe(remark?.text)
})

test('the script and the server refuse the same days', () => {
  const refused = [
    ['bs', [2083, 8, 30], 29],
    ['bs', [2083, 13, 1], 0],
    ['bs', [2083, 1, 0], 31],
    ['bs', [1969, 12, 1], 0],
    ['bs', [2091, 1, 1], 0],
    ['ad', [2026, 2, 29], 28],
    ['ad', [1913, 4, 12], 0],
    ['ad', [2034, 4, 14], 0],
    ['ad', [50, 1, 1], 0],
  ] as const
  for (const [from, date, days] of refused) {
    const typed = date.map((value, at) => String(value).padStart(at === 0 ? 4 : 2, '0')).join('-')
    const words = days ? `That month has ${days} days.` : 'Dates from 1970 to 2090 BS are covered'
    const refusal = { text: expect.stringContaining(words) }
    expect(answerTo(answerWords('en'), from, readNumbers(typed)), typed).toEqual(refusal)
    expect(answerText('en', from, typed), typed).toEqual(refusal)
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
