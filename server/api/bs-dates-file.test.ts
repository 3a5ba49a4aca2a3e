import { addDays, bsMonthName, bsToAd, daysInBsYear } from '@chautari/bikram-sambat'
import { digitsIn } from '@chautari/bikram-sambat/digits'
import { daysAfter } from '@chautari/bikram-sambat/iso-day'
import { expect, test } from 'vitest'
import { testSite } from '#test/site.ts'

const path = '/api/v1/bs-dates.ics'

async function read(query = '') {
  const { app } = await testSite()
  const answer = await app.request(path + query)
  const text = await answer.text()
  const values = (name: string) =>
    [...text.replaceAll('\r\n ', '').matchAll(new RegExp(`^${name}[^:\r]*:(.*)\r$`, 'gm'))].map(
      ([, value = '']) => value,
    )
  return { answer, text, values }
}

test('each day of the last, this and the next BS year has its date in both scripts', async () => {
  const { answer, text, values } = await read()
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  const starts = values('DTSTART')
  const summaries = values('SUMMARY')
  const days = [2082, 2083, 2084].reduce((sum, year) => sum + daysInBsYear(year), 0)
  expect(starts).toHaveLength(days)
  expect(text.length).toBeLessThan(500_000)
  for (const [index, start] of starts.entries()) {
    const bs = addDays({ year: 2082, month: 1, day: 1 }, index)
    const ad = bsToAd(bs)
    expect(start).toBe(daysAfter('2025-04-14', index).replaceAll('-', ''))
    expect(start).toBe(String(ad.year * 10_000 + ad.month * 100 + ad.day))
    const [en = '', ne = ''] = (['en', 'ne'] as const).map((lang) =>
      [
        digitsIn(lang, bs.day),
        bsMonthName(bs.month, lang),
        ...(bs.day === 1 ? [digitsIn(lang, bs.year)] : []),
      ].join(' '),
    )
    expect(summaries[index]).toBe(`${en} · ${ne}${bs.year === 2084 ? ' (Provisional)' : ''}`)
  }
})

test('the script of the language comes first, the id of a day stays, and nothing rings', async () => {
  const [en, ne] = [await read(), await read('?lang=ne')]
  expect(ne.values('SUMMARY')[0]).toBe('१ वैशाख २०८२ · 1 Baisakh 2082')
  expect(ne.values('X-WR-CALNAME')).toEqual(['वि.सं. मिति'])
  expect(ne.values('UID')).toEqual(en.values('UID'))
  expect(en.values('UID')[0]).toBe('2025-04-14@bs-dates.chautari')
  expect(en.text).not.toContain('VALARM')
})

test('a calendar year has the first days of its months, its festivals and its public holidays, under a name of its own', async () => {
  const { app } = await testSite()
  const file = async (kind: string) =>
    (await (await app.request(`/api/v1/${kind}/2083.ics`)).text()).replaceAll('\r\n ', '')
  const uids = (text: string) => text.match(/^UID:.*$/gm) ?? []
  const calendar = await file('calendar')
  expect(calendar).toContain('X-WR-CALNAME:Nepali calendar 2083\r\n')
  expect(uids(calendar).filter((uid) => uid.includes('@bs-dates'))).toHaveLength(12)
  expect(calendar).toContain('SUMMARY;LANGUAGE=en:1 Baisakh 2083 · १ वैशाख २०८३\r\n')
  for (const kind of ['festivals', 'holidays'])
    expect(uids(calendar)).toEqual(expect.arrayContaining(uids(await file(kind))))
})

test.each(['?lang=fr', '?year=2083'])('%s is refused', async (query) => {
  const { answer } = await read(query)
  expect(answer.status).toBe(400)
  expect(answer.headers.get('content-type')).toBe('application/problem+json')
})
