import { expect, test } from 'vitest'
import { hrefs, read, seededSite, textOf } from '#test/rendered-site.ts'
import { fakePages, pageAnswer, testSite } from '#test/site.ts'

const path = '/nepali-calendar'

test('CAL-01, CAL-02, CAL-03: without any script the page has the month of today with its days, festivals and twelve months', async () => {
  const { app } = await seededSite()
  const { html, text } = await read(app, path)
  expect(text).toContain('|Mangsir 2083|November–December 2026|')
  expect(html.match(/<td [^>]*aria-selected/g)).toHaveLength(29)
  expect(text).toMatch(/\|Today, 5 Mangsir 2083, Saturday, 21 November 2026, [^|]*Weekly holiday/)
  expect(text).toMatch(/\|6 Mangsir 2083, Sunday, [^|]*Offices and schools closed/)
  const links = hrefs(html)
  for (const place of ['2083/7', '2083/9', '2083/8/1', '2083/8/29', '2083', 'festivals/dashain'])
    expect(links).toContain(`${path}/${place}`)
  const months = /<h2[^>]*>Months of 2083 BS.*?<\/ol>/s.exec(html)?.[0] ?? ''
  expect(months.match(/<li>/g)).toHaveLength(12)
  expect(textOf(months)).toMatch(/\|वैशाख\|.*\|Baisakh\|14 Apr 2026 – 14 May 2026\|.*\|चैत\|.*\|Chaitra\|/s)
  expect(text).toMatch(/Guru Nanak Jayanti\|.*\|in 3 days\|/)
  expect(html).not.toMatch(/<(script|link|iframe|img)[^>]+(src|href)="https?:\/\/(?!chautari\.example)/)
})

test('a month, a day and a year have their own title, address and language links', async () => {
  const { app } = await seededSite()
  for (const [place, title] of [
    ['2083/7', 'Kartik 2083 – Nepali Calendar, Oct–Nov 2026'],
    ['2083/7/25', '25 Kartik 2083 – Nepali Calendar, 11 November 2026'],
    ['2083', '2083 BS – Nepali Calendar of the Year'],
  ] as const) {
    const { html } = await read(app, `${path}/${place}`)
    expect(html).toContain(`<title>${title}</title>`)
    expect(html).toContain(`<link rel="canonical" href="https://chautari.example${path}/${place}"/>`)
    expect(html).toContain(`hrefLang="ne" href="https://chautari.example/ne${path}/${place}"/>`)
    expect(hrefs(html)).toContain(`/ne${path}/${place}`)
  }
})

test('impossible addresses are 404 in the words of the calendar', async () => {
  const { app } = await seededSite()
  const impossible = [
    '2083/13',
    '2083/0',
    '2091/1',
    '1999',
    'mangsir',
    '2083/8/30',
    '2083/8/x',
    encodeURI('२०८३/८'),
    '?year=2083&month=13',
    '?day-bs=soon',
  ]
  for (const place of impossible) {
    const address = place.startsWith('?') ? path + place : `${path}/${place}`
    const { text, html } = await read(app, address, 404)
    expect(text, place).toContain('|This calendar has no such day.')
    expect(html, place).toContain('<meta name="robots" content="noindex"/>')
  }
  const day = await read(app, `${path}/2083/8/32`, 404)
  expect(day.text).toContain('Mangsir 2083 has 29 days.')
  const asked = await read(app, `${path}?day-bs=2083-08-32`, 404)
  expect(asked.text).toContain('Mangsir 2083 has 29 days.')
  expect(hrefs(day.html)).toContain(`${path}/2083/8`)
  const year = await read(app, `/ne${path}/1999`, 404)
  expect(year.text).toContain('यो महिनाको पात्रो खोल्नुहोस्')
  expect((await read(app, `/ne${path}/2083/13`, 404)).text).toContain('|यो पात्रोमा त्यस्तो दिन छैन।')
  await read(app, `${path}/2083/8/5/1`, 404)
})

test('CAL-02: a great festival has a page in both languages, with its next date, its days and other years', async () => {
  const { app } = await seededSite()
  const { html, text } = await read(app, `${path}/festivals/dashain`)
  expect(text).toContain('|When is Dashain?|')
  expect(text).toMatch(
    /\|Ghatasthapana\|.*\|Fulpati\|.*\|Maha Ashtami\|.*\|Maha Navami\|.*\|Vijaya Dashami\|/s,
  )
  expect(text).toMatch(/\|in 3\d\d days\|/)
  expect(text).toContain('|4 Kartik 2083|')
  expect(text).toContain('|Provisional|')
  expect(html).toContain(`<link rel="canonical" href="https://chautari.example${path}/festivals/dashain"/>`)
  // The days of 2084 are computed.
  expect(html).not.toContain('"@type":"Event"')
  expect((await read(app, `${path}/festivals/shivaratri`)).html).toContain('"startDate":"2027-03-06"')
  expect((await read(app, `/ne${path}/festivals/tihar`)).text).toContain('|तिहार कहिले पर्छ?|')
  for (const place of ['festivals', 'festivals/easter', 'festivals/dashain/2084'])
    expect((await read(app, `${path}/${place}`, 404)).text).toContain('|There is no page for this festival.|')
})

test('zeros in front lead to the one address for good, and the form to its month', async () => {
  const { app } = await seededSite()
  const answer = async (address: string) => {
    const { status, headers } = await app.request(address)
    return [status, headers.get('location')]
  }
  expect(await answer(`/ne${path}/2083/08/05`)).toEqual([301, `/ne${path}/2083/8/5`])
  expect(await answer(`${path}/2083/8/`)).toEqual([301, `${path}/2083/8`])
  expect(await answer(`${path}?year=2080&month=3`)).toEqual([302, `${path}/2080/3`])
  expect(await answer(`${path}?day-bs=2083-08-05`)).toEqual([302, `${path}/2083/8/5`])
  const typed = encodeURIComponent('२०८३ मङ्सिर ५ गते')
  expect(await answer(`/ne${path}?day-bs=${typed}`)).toEqual([302, `/ne${path}/2083/8/5`])
})

test('years are said to be published, computed or provisional', async () => {
  const { app } = await seededSite()
  expect((await read(app, `${path}/2083/8`)).text).toContain(
    'Holidays are those that published calendars mark.',
  )
  expect((await read(app, `${path}/2060/8`)).text).toContain('The public holidays of 2060 BS are not known')
  expect((await read(app, `${path}/2085/8`)).text).toContain('Provisional: the official calendar of 2085 BS')
})

test('a tool that is switched off closes the pages below it, too', async () => {
  const { app, db } = await seededSite()
  await db.updateTable('tools').set({ is_active: false }).where('path', '=', path).execute()
  for (const place of ['2083/8', 'festivals/dashain'])
    expect((await read(app, `${path}/${place}`, 404)).text).toContain('Nepali Calendar is not available')
})

test('months, years and festivals are kept, days are made anew, and nothing that is no page is kept', async () => {
  const { pages, asked } = fakePages((_, request) =>
    pageAnswer('x', new URL(request.url).pathname.endsWith('13') ? 404 : 200),
  )
  const { app } = await testSite({ pages })
  for (const place of [
    '',
    '/2083',
    '/2083/8',
    '/2083/8?utm_source=x',
    '/2083/8/5',
    '/2083/13',
    '/abc',
    '/festivals/holi',
  ])
    for (let time = 0; time < 2; time += 1) await app.request(path + place)
  expect(asked).toEqual([
    path,
    `${path}/2083`,
    `${path}/2083/8`,
    `${path}/2083/8/5`,
    `${path}/2083/8/5`,
    `${path}/2083/13`,
    `${path}/2083/13`,
    `${path}/abc`,
    `${path}/abc`,
    `${path}/festivals/holi`,
  ])
})
