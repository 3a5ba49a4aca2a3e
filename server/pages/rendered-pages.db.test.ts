import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { manifests } from '#app/tools/registry.ts'
import { brokenSite, hrefs, read, seededSite, textOf } from '#test/rendered-site.ts'

test('SHELL-01, SHELL-10, SHELL-13, SHELL-14: every page sits between the header with its links, of which one leads to the same page and search in the other language, and the footer', async () => {
  const { app } = await seededSite()
  const links = [
    '/',
    '/internet-comparison',
    '/qr-builder',
    '/nepali-calendar',
    '/foreign-exchange',
    '/gold-silver-price',
  ]
  for (const [path, inOtherLanguage] of [
    ['/', '/ne'],
    ['/carrier-identifier', '/ne/carrier-identifier'],
    ['/?q=zzzz', '/ne/?q=zzzz'],
    ['/ne', '/'],
    ['/ne/carrier-identifier', '/carrier-identifier'],
  ] as const) {
    const { header, html } = await read(app, path)
    const [languageSwitch = ''] = /<a [^>]*data-language-switch.*?<\/a>/s.exec(header) ?? []
    expect(hrefs(languageSwitch), path).toEqual([inOtherLanguage])
    expect(textOf(languageSwitch), path).toMatch(path.startsWith('/ne') ? /English/ : /नेपाली/)
    const nepali = path.startsWith('/ne')
    const expected = links.map((link) => (nepali ? `/ne${link === '/' ? '' : link}` : link))
    expect(hrefs(header), path).toEqual(expect.arrayContaining(expected))
    // Behind that of the article.
    expect(html.slice(html.lastIndexOf('<footer')), path).toMatch(/<h2/)
    expect(/<main.*?<\/main>/s.exec(html)?.[0].match(/<h1/g), path).toHaveLength(1)
    expect(html, path).toContain(`<html lang="${nepali ? 'ne' : 'en'}"`)
  }
})

test('a document brings the data that its island goes on with, and names its code', async () => {
  const { app } = await seededSite()
  const { html } = await read(app, '/carrier-identifier')
  const [, json = ''] =
    /<x-island name="carrier-tool".*?<script type="application\/json">(.*?)<\/script>/s.exec(html) ?? []
  const { props } = JSON.parse(json) as { props: { carriers: { prefixes: string[] }[] } }
  expect(props.carriers.flatMap(({ prefixes }) => prefixes)).toContain('984')
  expect(html).toContain('"/assets/carrier-tool.js"')
})

test('LOG-01: the document of each tool and of the home page names the event of its opening', async () => {
  const { app } = await seededSite()
  const open = manifests.filter(({ isAnnounced }) => !isAnnounced)
  expect(open.length).toBeGreaterThan(1)
  const events = new Map(open.map((tool) => [tool.path, tool.events.open])).set('/', 'homepage-view')
  for (const [path, event] of events)
    expect(await (await app.request(path)).text(), path).toContain(`<body data-open-event="${event}"`)
})

test('SHELL-03: no page that the server sends has a link to the admin panel', async () => {
  const { app } = await seededSite()
  for (const path of ['/', '/carrier-identifier', '/ne', '/ne/carrier-identifier']) {
    const links = hrefs((await read(app, path)).html)
    expect(links.length, path).toBeGreaterThan(5)
    expect(
      links.filter((href) => /\/admin\b/.test(href ?? '')),
      path,
    ).toEqual([])
  }
})

test('SHELL-05: the footer has its links, the place, the support address and the year in Nepal', async () => {
  const { app, pass } = await seededSite()
  const { footer } = await read(app, '/')
  const links = ['/carrier-identifier', '/privacy', '/terms', '/about', 'mailto:support@chautari.example']
  expect(hrefs(footer)).toEqual(expect.arrayContaining(links))
  const named = {
    '/': 'Home',
    '/carrier-identifier': 'Carrier Identifier',
    '/about': 'About',
    '/privacy': 'Privacy Policy',
    '/terms': 'Terms of Service',
  }
  for (const [path, name] of Object.entries(named))
    expect(footer).toMatch(new RegExp(`<a [^>]*href="${path}"[^>]*>${name}</a>`))
  expect(textOf(footer)).toContain('Small, free web tools for everyday life in Nepal.')
  for (const name of ['facebook', 'twitter', 'instagram'])
    expect(footer).toMatch(new RegExp(`<a href="https://(www\\.)?${name}\\.com/.[^>]*>${name}</a>`, 'i'))
  expect(textOf(footer)).toContain('Kathmandu, Nepal')
  expect(textOf(footer)).toMatch(/©[^|]*2026/)
  // 15 minutes past six in the evening of 31 December, UTC.
  pass(Date.parse('2026-12-31T18:15:00Z') - Date.parse('2026-11-21T05:00:00Z'))
  expect(textOf((await read(app, '/')).footer)).toMatch(/©[^|]*2027/)
})

test('SHELL-11, STATIC-04: an unknown path is 404 with ways back and four tools', async () => {
  const { app } = await seededSite()
  for (const path of ['/no-such-page', '/carrier-identifier/more', '/nepali']) {
    const { text, html } = await read(app, path, 404)
    expect(text).toContain('|404|')
    expect(text).toContain('|Page Not Found|')
    expect(text).toContain('|Go to Homepage|')
    expect(text).toContain('|Go Back|')
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    const list = /Popular tools.*?<ul.*?<\/ul>/s.exec(html)?.[0] ?? ''
    expect(hrefs(list)).toHaveLength(4)
  }
  const { html, text } = await read(app, '/ne/no/such/page', 404)
  expect(html).toContain('<html lang="ne"')
  for (const words of ['४०४', 'पृष्ठ भेटिएन', 'पछाडि जानुहोस्']) expect(text).toContain(`|${words}|`)
  expect(html).toMatch(/<a [^>]*href="\/ne"[^>]*>गृहपृष्ठमा जानुहोस्<\/a>/)
  expect(hrefs(/<main.*?<\/main>/s.exec(html)?.[0].match(/<ul.*?<\/ul>/s)?.[0] ?? '')).toHaveLength(4)
})

test('HOME-05, HOME-06, HOME-12: the home page shows the active tools in their groups, in each in the operator’s order, with real figures', async () => {
  const { app, db } = await seededSite()
  await db.updateTable('tools').set({ is_active: false }).where('path', '=', '/qr-builder').execute()
  await db.updateTable('tools').set({ sort_order: -1 }).where('path', '=', '/internet-comparison').execute()
  const votes = [5, 4, 4, 4, 4].map((stars, number) => ({
    tool_path: '/carrier-identifier',
    voter_id: `00000000-0000-4000-8000-00000000000${number}`,
    stars,
  }))
  await db.insertInto('tool_ratings').values(votes).execute()
  const { html, text } = await read(app, '/')
  const names = headingsIn(html)
  const inOrder = [
    'Money',
    'Foreign Exchange Rates',
    'Dates',
    'Nepali Calendar',
    'Phone and internet',
    'Internet Plan Comparison',
    'Carrier Identifier',
    'Places and land',
    'Postal Codes',
  ]
  expect(names.filter((name) => inOrder.includes(name))).toEqual(inOrder)
  expect(names.filter((name) => name.includes('QR Builder'))).toEqual([])
  expect(text).toMatch(/\|Carrier Identifier\|Find which [^|]*\|4\.2\|Rated 4\.2 of 5\|Try Now\|Telecom\|/)
  // A figure only where there is one.
  expect(text).toMatch(/\|Nepali Calendar\|Browse [^|]*\|Try Now\|Utility\|Nepali Date Converter\|/)
})

test('a group without tools has no heading, and a tool that the code does not know comes last', async () => {
  const { app, db } = await seededSite()
  await db.deleteFrom('tools').where('path', 'in', ['/nepali-calendar', '/nepali-date-converter']).execute()
  await db
    .updateTable('tools')
    .set({ path: '/nowhere', name: 'Nowhere', sort_order: -1 })
    .where('path', '=', '/postal-codes')
    .execute()
  const names = headingsIn((await read(app, '/')).html)
  expect(names).not.toContain('Dates')
  expect(names.slice(-2)).toEqual(['Other', 'Nowhere'])
})

/** The groups of tools and the tools' names. */
function headingsIn(html: string): string[] {
  const list = /<section[^>]*id="all-tools".*?<\/section>/s.exec(html)?.[0] ?? ''
  return [...list.matchAll(/<h[34][^>]*>([^<]*)</g)].map(([, name]) => name ?? '')
}

test('HOME-05, HOME-07: the document brings the open tools in the language of the page, and nothing loads', async () => {
  const { app } = await seededSite()
  for (const [path, name, words, category] of [
    ['/', 'Carrier Identifier', 'Find which mobile network a Nepali number belongs to', 'Telecom'],
    ['/ne', 'मोबाइल सेवा प्रदायक पहिचान', 'सुरुका तीन अङ्कबाट', 'दूरसञ्चार'],
  ] as const) {
    const main = /<main.*?<\/main>/s.exec((await read(app, path)).html)?.[0] ?? ''
    const cards = [...main.matchAll(/<li[^>]*>(?:(?!<\/li>).)*<h4.*?<\/li>/gs)].map(([card]) => card)
    const tools = cards.filter((card) => card.includes('data-pin='))
    expect(tools, path).toHaveLength(manifests.filter(({ isAnnounced }) => !isAnnounced).length)
    const carrier = tools.find((card) => card.includes(name)) ?? ''
    expect(textOf(carrier)).toMatch(new RegExp(`${name}.*${words}.*${category}`))
    expect(carrier).toContain('sprite.svg#phone')
    expect(hrefs(carrier)).toEqual([`${path === '/' ? '' : path}/carrier-identifier`])
    // The message of the search box is empty, and hidden, until there is trouble.
    expect(main).not.toMatch(/role="status"(?! data-ask-trouble)|animate-spin/)
  }
})

test('HOME-12: a tool with few votes is not said to have none', async () => {
  const { app, db } = await seededSite()
  const vote = { tool_path: '/qr-builder', voter_id: '00000000-0000-4000-8000-000000000001', stars: 4 }
  await db.insertInto('tool_ratings').values(vote).execute()
  expect((await read(app, '/qr-builder')).text).toContain('|Fewer than 5 votes so far.|')
  expect((await read(app, '/ne/qr-builder')).text).toContain('|अहिलेसम्म ५ भन्दा कम मत आएका छन्।|')
  expect((await read(app, '/postal-codes')).text).toContain(
    '|Not rated yet: yours may be one of the first votes.|',
  )
})

test('HOME-01, HOME-10, HOME-13: search box, four benefits and the call to action', async () => {
  const { app } = await seededSite()
  const { html, text } = await read(app, '/')
  expect(html).toMatch(/<form[^>]*action="\/"[^>]*method="get"/)
  expect(html).toMatch(/<input[^>]*name="q"/)
  for (const words of ['Always free', 'Fast', 'Privacy first', 'No registration'])
    expect(text).toContain(`|${words}|`)
  expect(text).toMatch(/\|Why Choose Chautari\?\|.*stays in your browser/)
  for (const [name, path] of [
    ['Identify a carrier', '/carrier-identifier'],
    ['Build a payment QR', '/qr-builder'],
  ] as const)
    expect(html).toMatch(new RegExp(`<a [^>]*href="${path}"[^>]*>(<svg.*?</svg>)?${name}`))
})

test('HOME-02, HOME-03, HOME-04, HOME-09: a query in the address is answered in place of the list', async () => {
  const { app } = await seededSite()
  const { text, html } = await read(app, '/?q=CARRIER')
  expect(text).toContain('|Search results|')
  expect(text).toMatch(/\|\d+ results?\|/)
  expect(text).toContain('|Clear|')
  expect(html).toMatch(/<div data-ask-rest="true" hidden=""/)
  const blank = await read(app, '/?q=%20')
  expect(blank.html).toMatch(/<div data-ask-rest="true" class/)
  expect(blank.text).not.toContain('Search results')
  expect((await read(app, `/?q=${'rupees '.repeat(28)}end`)).html).toContain('rupees end"')
  const none = (await read(app, '/?q=xyzzy')).text
  expect(none).toContain('|0 results|')
  expect(none).toMatch(/Try carrier, QR or bank/)
})

test('HOME-08, SITE-04: without the database there are eight tools and no message, and it is reported to the operator', async () => {
  const { app, logged } = await brokenSite()
  const { html, text } = await read(app, '/')
  expect(html.match(/<h4 /g)).toHaveLength(8)
  expect(text).not.toMatch(/error|wrong|failed/i)
  expect(text).not.toMatch(/\d visits/)
  const kinds = logged.map(({ kind }) => kind)
  expect(kinds).toEqual(expect.arrayContaining(['tools-unavailable', 'visits-unavailable']))
  expect((await app.request('/')).headers.get('cache-control')).toBe('no-store')
})

test('SITE-01: the texts for search engines are those of the row, else those of the tool', async () => {
  const { app, db, site } = await seededSite()
  const row = {
    seo_title: 'My <title>',
    seo_description: 'My "words"',
    seo_keywords: 'one, two',
    og_image: 'https://chautari.example/og.png',
  }
  await db
    .updateTable('tools')
    .set({ ...row, seo_title_ne: 'मेरो शीर्षक' })
    .where('path', '=', '/carrier-identifier')
    .execute()
  const { html } = await read(app, '/carrier-identifier')
  expect(html).toContain('<title>My &lt;title&gt;</title>')
  expect(html).toContain('<meta name="description" content="My &quot;words&quot;"/>')
  expect(html).toContain('<meta name="keywords" content="one, two"/>')
  expect(html).toContain('<meta property="og:image" content="https://chautari.example/og.png"/>')
  expect((await read(app, '/ne/carrier-identifier')).html).toContain('<title>मेरो शीर्षक</title>')
  await db.deleteFrom('tools').where('path', '=', '/carrier-identifier').execute()
  site.tools.invalidate()
  expect((await read(app, '/carrier-identifier')).html).toContain('<title>Carrier Identifier: Which Network')
})

test('SITE-01: the home page has the texts of seo_config', async () => {
  const { app, db, site } = await seededSite()
  const value = {
    title: 'My site',
    description: 'My description',
    keywords: 'mine',
    og_image: 'https://chautari.example/me.png',
  }
  await db
    .insertInto('site_settings')
    .values({ key: 'seo_config', value: JSON.stringify(value) })
    .execute()
  site.settings.invalidate()
  const { html } = await read(app, '/')
  expect(html).toContain('<title>My site</title>')
  expect(html).toContain('<meta name="description" content="My description"/>')
  expect(html).toContain('<meta property="og:image" content="https://chautari.example/me.png"/>')
})

test('STATIC-04: a page that is not there has a title and is not for search engines', async () => {
  const { app, db } = await seededSite()
  await db.updateTable('tools').set({ is_active: false }).where('path', '=', '/carrier-identifier').execute()
  for (const path of ['/no-such', '/carrier-identifier']) {
    const { html } = await read(app, path, 404)
    expect(html).toContain('<title>Page Not Found | Chautari</title>')
    expect(html).toContain('<meta name="robots" content="noindex"/>')
  }
})

test('a tool that is switched off answers 404 with its name', async () => {
  const { app, db } = await seededSite()
  await db.updateTable('tools').set({ is_active: false }).where('path', '=', '/carrier-identifier').execute()
  const closed = await read(app, '/carrier-identifier', 404)
  expect(closed.text).toContain('Carrier Identifier is not available at the moment.')
  expect((await read(app, '/sitemaps/pages.xml')).html).not.toContain('/carrier-identifier')
})

test('a table that cannot be read takes only its own part of the page away', async () => {
  const { app, db, logged } = await seededSite()
  await sql`alter table carriers rename to carriers_gone`.execute(db)
  const { text } = await read(app, '/carrier-identifier')
  expect(text).toContain('|Supported Carriers|Nepal Telecom (Namaste SIM)|')
  expect(text).toContain('|About Nepal Mobile Carrier Identification|')
  expect(logged.map(({ kind }) => kind).filter(Boolean)).toEqual(['carriers-unavailable'])
})
