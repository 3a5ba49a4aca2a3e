import { expect, test } from 'vitest'
import { testSite } from '#test/site.ts'

const path = '/api/calendar/festivals.ics'

/** Each event by the names of its lines; parameters between the name and the value are part of the value. */
function eventsOf(text: string): Record<string, string>[] {
  return text
    .replaceAll('\r\n ', '')
    .split('BEGIN:VEVENT\r\n')
    .slice(1)
    .map((block) =>
      Object.fromEntries(
        [...block.matchAll(/^([A-Z-]+)[;:](.*)$/gm)].map(([, name = '', value = '']) => [name, value.trim()]),
      ),
    )
}

test('the festivals of this BS year and the next are given as a calendar file', async () => {
  const { app } = await testSite()
  const answer = await app.request(path)
  const text = await answer.text()
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(answer.headers.get('etag')).toBeTruthy()
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/)
  const events = eventsOf(text)
  expect(events.length).toBeGreaterThan(70)
  expect(events.find(({ UID }) => UID === 'vijaya-dashami-2083-0@festivals.chautari')).toMatchObject({
    DTSTART: 'VALUE=DATE:20261021',
    DTEND: 'VALUE=DATE:20261022',
    SUMMARY: 'LANGUAGE=en:Vijaya Dashami (Dashain)',
    DESCRIPTION: 'LANGUAGE=en:Public holiday\\nTithi: Dashami\\, until 10:51 am\\, then Ekadashi',
    URL: 'https://chautari.example/nepali-calendar/2083/7/4',
  })
  const next = events.find(({ UID }) => UID === 'vijaya-dashami-2084-0@festivals.chautari')
  expect(next?.DTSTART).toMatch(/^VALUE=DATE:2027/)
  expect(next?.DESCRIPTION).toContain('computed')
})

test('the days of Dashain and Tihar are found by those words, and no event is a nameless holiday', async () => {
  const { app } = await testSite()
  const summaries = async (lang: string) =>
    eventsOf(await (await app.request(`${path}?lang=${lang}`)).text()).map(({ DTSTART, SUMMARY = '' }) => [
      DTSTART?.slice(-8) ?? '',
      SUMMARY,
    ])
  const english = await summaries('en')
  for (const day of ['20261017', '20261019', '20261021', '20261022', '20261023']) {
    expect(english.filter(([start]) => start === day).join(), day).toContain('Dashain')
  }
  for (const day of ['20261108', '20261109', '20261110', '20261111', '20261112']) {
    expect(english.filter(([start]) => start === day).join(), day).toContain('Tihar')
  }
  expect(english.filter(([, summary]) => summary?.endsWith('Public holiday'))).toEqual([])
  expect((await summaries('ne')).join()).toMatch(/विजया दशमी \(दशैँ\).*भाइटीका \(तिहार\)/)
})

test('each event has an id of its own, which is the same in both languages', async () => {
  const { app } = await testSite()
  const uids = async (lang: string) =>
    eventsOf(await (await app.request(`${path}?lang=${lang}`)).text()).map(({ UID }) => UID)
  const english = await uids('en')
  expect(new Set(english).size).toBe(english.length)
  expect(await uids('ne')).toEqual(english)
})

test('both languages are kept apart, an unknown one is English, and who has the file gets 304', async () => {
  const { app } = await testSite()
  const names = async (query: string) => (await (await app.request(path + query)).text()).split('\r\n')[5]
  expect(await names('?lang=ne')).toBe('X-WR-CALNAME:नेपालका चाडपर्व')
  expect(await names('')).toBe('X-WR-CALNAME:Festivals of Nepal')
  expect(await names('?lang=fr')).toBe('X-WR-CALNAME:Festivals of Nepal')
  expect(await names('?lang=ne')).toBe('X-WR-CALNAME:नेपालका चाडपर्व')
  const etag = (await app.request(`${path}?lang=ne`)).headers.get('etag') ?? ''
  const again = await app.request(`${path}?lang=ne`, { headers: { 'if-none-match': etag } })
  expect(again.status).toBe(304)
})

test('the files of a year have names of their own, and no minor days', async () => {
  const { app } = await testSite()
  const file = async (path: string) => (await (await app.request(path)).text()).replaceAll('\r\n ', '')
  const festivals = await file('/api/v1/festivals/2083.ics')
  expect(festivals).toContain('X-WR-CALNAME:Festivals of Nepal 2083\r\n')
  expect(festivals).not.toContain('Nirjala')
  const holidays = await file('/api/v1/holidays/2083.ics?lang=ne')
  expect(holidays).toContain('X-WR-CALNAME:नेपालका सार्वजनिक बिदा २०८३\r\n')
  expect(holidays).not.toContain('haribodhini')
})

test('a day that is fixed in a calendar is not called computed', async () => {
  const { app } = await testSite()
  const events = eventsOf(await (await app.request('/api/v1/festivals/2085.ics')).text())
  const descriptionOf = (id: string) => events.find(({ UID }) => UID?.startsWith(`${id}-2085`))?.DESCRIPTION
  expect(descriptionOf('republic')).not.toContain('Computed by rule')
  expect(descriptionOf('bhai-tika')).toContain('Computed by rule')
  expect(descriptionOf('bhai-tika')).toContain('the official calendar of 2085 BS is not out yet')
})

test('an event says who has a limited holiday and that a past day is by computation, the file what its lists lack', async () => {
  const { app } = await testSite()
  const file = async (path: string) => (await (await app.request(path)).text()).replaceAll('\r\n ', '')
  const holidays = await file('/api/v1/holidays/2083.ics?lang=ne')
  expect(eventsOf(holidays).find(({ UID }) => UID?.startsWith('teej-2083'))?.DESCRIPTION).toContain(
    'सबैको बिदा होइन: महिला कर्मचारीलाई मात्र।',
  )
  expect(holidays).toMatch(/X-WR-CALDESC:.*सूची पूरा छैन/)
  const past = await file('/api/v1/festivals/2062.ics')
  expect(past).toContain('By computation\\; no published calendar was compared.')
  expect(past).toMatch(/X-WR-CALDESC:.*holidays of 2062 BS are not known/)
})

test('calendar programs that obey robots.txt may fetch it', async () => {
  const { app } = await testSite()
  expect(await (await app.request('/robots.txt')).text()).toMatch(/^Allow: \/api\/calendar\/$/m)
})
