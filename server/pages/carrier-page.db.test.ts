import { digitsIn } from '@chautari/bikram-sambat/digits'
import { expect, test } from 'vitest'
import { brokenSite, read, seededSite, textOf } from '#test/rendered-site.ts'

const seeded = [
  ['Nepal Telecom (Namaste SIM)', 'GSM', 'smartphone', '984 985 986 976'],
  ['Ncell', 'GSM', 'phone', '980 981 982 970'],
  ['Nepal Telecom (CDMA / Sky)', 'CDMA', 'zap', '974 975'],
  ['Smart Cell', 'GSM', 'users', '961 962 988'],
  ['UTL', 'CDMA', 'building', '972'],
  ['Hello Mobile', 'GSM', 'hash', '963'],
] as const

test('CAR-01, CAR-02, CAR-03, CAR-05: the carrier page as it is before the first lookup', async () => {
  const { app } = await seededSite()
  const { html, text } = await read(app, '/carrier-identifier')
  expect(text).toContain('|Carrier Identifier|Identify your mobile carrier instantly|')
  expect(text).toContain('|Enter Your Phone Number|Enter any Nepali mobile number to identify its carrier|')
  expect(html).toMatch(/<input[^>]*type="tel"[^>]*placeholder="98X-XXX-XXXX"/)
  expect(text).toContain('|Identify Carrier|')
  expect(html).toMatch(/<button type="submit" disabled=""/)
  const tool = text.slice(text.indexOf('|Enter Your Phone Number|'), text.indexOf('|Supported Carriers|'))
  for (const words of ['Carrier Identified', 'Carrier Not Found', 'Identifying'])
    expect(tool).not.toContain(words)
})

test('CAR-10, CAR-11, CAR-12: the supported carriers, from the table, each with name, technology, prefixes and icon', async () => {
  const { app, db } = await seededSite()
  await db
    .updateTable('carriers')
    .set({ icon_name: 'no-such-icon', sort_order: -1 })
    .where('name', '=', 'UTL')
    .execute()
  await db.updateTable('carriers').set({ is_active: false }).where('name', '=', 'Smart Cell').execute()
  const { html, text } = await read(app, '/carrier-identifier')
  const grid = text.slice(text.indexOf('|Supported Carriers|'), text.indexOf('|About Nepal'))
  expect(grid).toMatch(
    /^\|Supported Carriers\|UTL\|CDMA\|972\|No longer in service\|Nepal Telecom \(Namaste SIM\)\|GSM\|984\|985\|986\|976\|Ncell\|GSM\|980\|/,
  )
  expect(grid).not.toContain('Smart Cell')
  const tile = /Supported Carriers.*?<\/li>/s.exec(html)?.[0]
  expect(tile).toContain('sprite.svg#phone')
})

test('CAR-11: without the database the two built-in carriers stand there, and no message', async () => {
  const { app, logged } = await brokenSite()
  const { text } = await read(app, '/carrier-identifier')
  const grid = text.slice(text.indexOf('|Supported Carriers|'), text.indexOf('|About Nepal'))
  expect(grid).toMatch(
    /^\|Supported Carriers\|Nepal Telecom \(Namaste SIM\)\|GSM\|984\|985\|986\|976\|Ncell\|GSM\|980\|981\|982\|970\|This operator issued the numbers that begin so\.[^|]*\|Prefixes from public number data of July 2026[^|]*\|?$/,
  )
  expect(text).not.toMatch(/went wrong|failed/i)
  expect(logged.map(({ kind }) => kind)).toContain('carriers-unavailable')
})

test('CAR-13, CAR-14, SHELL-12: the article with operators and prefixes, and what stands around it', async () => {
  const { app } = await seededSite()
  const { html, text } = await read(app, '/carrier-identifier')
  const article = textOf(/<article.*<\/article>/s.exec(html)?.[0] ?? '')
  expect(article).toContain('About Nepal Mobile Carrier Identification')
  for (const prefix of [
    '984',
    '985',
    '986',
    '976',
    '974',
    '975',
    '980',
    '981',
    '982',
    '970',
    '961',
    '962',
    '988',
    '972',
    '963',
  ]) {
    expect(article).toContain(prefix)
  }
  for (const name of ['Nepal Telecom', 'Ncell', 'Smart Cell', 'UTL', 'Hello Mobile', '98X-XXX-XXXX'])
    expect(article).toContain(name)
  expect(article.split(/[\s|]+/).length).toBeGreaterThan(800)
  expect(text.slice(text.indexOf('Last updated'))).toContain('|Rate this tool|')
})

test('CAR-10, CAR-12, CAR-15: the document brings each tile with its icon, name, technology and prefixes, and nothing loads', async () => {
  const { app } = await seededSite()
  const { html } = await read(app, '/carrier-identifier')
  const grid = /<h2 id="supported".*?<article/s.exec(html)?.[0] ?? ''
  const text = textOf(grid)
  const places = seeded.map(([name, technology, icon, prefixes]) => {
    const tile = `|${name}|${technology}|${prefixes.replaceAll(' ', '|')}|`
    expect(text).toContain(tile)
    const heading = grid.indexOf(`>${name}</h3>`)
    expect(/#([\w-]+)"[^#]*$/.exec(grid.slice(0, heading))?.[1], name).toBe(icon)
    return text.indexOf(tile)
  })
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  const main = /<main.*?<\/main>/s.exec(html)?.[0] ?? ''
  expect(main).toContain('</h3>')
  expect(main).not.toMatch(/role="status"|animate-spin/)
})

const articleOf = (html: string) => /<article.*?<\/article>/s.exec(html)?.[0] ?? ''

test('CAR-13: the article has a row for every operator with its prefixes, the format and what is unsupported', async () => {
  const { app } = await seededSite()
  const article = articleOf((await read(app, '/carrier-identifier')).html)
  const rows = [...article.matchAll(/<tr.*?<\/tr>/gs)].map(([row]) => textOf(row))
  for (const [name, technology, prefixes] of [
    ['Nepal Telecom', 'GSM', '984 985 986 976'],
    ['Nepal Telecom', 'CDMA', '974 975'],
    ['Ncell', 'GSM', '980 981 982 970'],
    ['Smart Cell', '', '961 962 988'],
    ['UTL', 'CDMA', '972'],
    ['Hello Mobile', '', '963'],
  ] as const) {
    const found = rows.filter((row) => [name, ...prefixes.split(' ')].every((part) => row.includes(part)))
    expect(found, `${name} ${prefixes}`).toHaveLength(1)
    expect(found[0]).toContain(technology)
  }
  const text = textOf(article)
  for (const words of ['ten digits', '98X-XXX-XXXX', 'Landline and international numbers are unsupported.'])
    expect(text).toContain(words)
})

test('CAR-13: the Nepali article says the same', async () => {
  const { app } = await seededSite()
  const article = articleOf((await read(app, '/ne/carrier-identifier')).html)
  expect(article).toMatch(/<h2[^>]*>नेपालको मोबाइल सेवा प्रदायक पहिचानबारे<\/h2>/)
  const cells = [...article.matchAll(/<td[^>]*>(.*?)<\/td>/gs)].map(([, cell = '']) => cell)
  const codes = cells.flatMap((cell) =>
    [...cell.matchAll(/<code[^>]*>(.*?)<\/code>/g)].map(([, code]) => code),
  )
  expect(codes).toEqual(seeded.flatMap(([, , , prefixes]) => digitsIn('ne', prefixes).split(' ')))
  for (const name of ['नेपाल टेलिकम', 'एनसेल', 'स्मार्ट सेल', 'युटिएल', 'हेलो मोबाइल', 'जीएसएम', 'सीडीएमए'])
    expect(
      cells.some((cell) => textOf(cell).includes(name)),
      name,
    ).toBe(true)
  const text = textOf(article)
  for (const words of ['दस अङ्क', '९८X-XXX-XXXX', 'ल्यान्डलाइन र अन्तर्राष्ट्रिय नम्बर यहाँ चिनिँदैनन्।'])
    expect(text).toContain(words)
})
