import { expect, test } from 'vitest'
import { barePath, languages, pathIn } from '#app/lib/language.ts'
import { manifests } from '#app/tools/registry.ts'
import { openPlain } from '#test/plain-browser.ts'
import { seededSite, siteWithSources } from '#test/rendered-site.ts'

type Open = (address: string) => ReturnType<typeof openPlain>

async function openSite(): Promise<Open> {
  const { app } = await siteWithSources()
  return (address) => openPlain(app, address)
}

let site: Promise<Open> | undefined
/** The same for pages that ask no other server: nothing here writes to the database. */
const openOwn = (): Promise<Open> => {
  site ??= seededSite().then(
    ({ app }): Open =>
      (address) =>
        openPlain(app, address),
  )
  return site
}

/** What a visitor asks a tool, and the answer. */
const answers: Record<string, { ask?: (open: Open) => ReturnType<typeof openPlain>; answer: RegExp }> = {
  'carrier-identifier': {
    ask: async (open) => (await open('/carrier-identifier')).send({ number: '9801234567' }),
    answer: /980-123-4567.*Issued to.*Ncell/s,
  },
  'qr-builder': {
    ask: async (open) => (await open('/qr-builder')).send({ name: 'Sita Sharma', number: '9800000001' }),
    answer: /\{"name":"Sita Sharma","eSewa_id":"9800000001"\}/,
  },
  'nepali-date-converter': {
    ask: async (open) => (await open('/nepali-date-converter')).send({ typed: '2082-04-29' }),
    answer: /14 August 2025 Thursday/,
  },
  'nepali-calendar': {
    ask: async (open) => (await open('/nepali-calendar')).send({ year: '2083', month: '7' }),
    answer: /Kartik 2083/,
  },
  'foreign-exchange': { answer: /Rate Information/ },
  'gold-silver-price': { answer: /Gold/ },
  'postal-codes': {
    ask: async (open) => (await open('/postal-codes')).send({ q: '44600' }),
    answer: /Showing 1 results.*44600/,
  },
  'internet-comparison': { answer: /\d+ Mbps/ },
  'emergency-services': { answer: /100 Police/ },
  'crypto-exchange-rates': { answer: /Bitcoin/ },
}

test('without JavaScript a question to a tool is answered, by the forms that stand in its page', async () => {
  const open = await openSite()
  for (const [slug, { ask, answer }] of Object.entries(answers))
    expect((await (ask ? ask(open) : open(`/${slug}`))).main, slug).toMatch(answer)
})

test.each(manifests.filter(({ isAnnounced }) => !isAnnounced))(
  'without JavaScript every form of $path is answered as it opens, in both languages',
  async ({ path, postBytes }) => {
    const open = await openSite()
    for (const lang of languages) {
      const page = await open(pathIn(lang, path))
      const forms = [...page.document.querySelectorAll('main form')].filter((form) => isSentTo(path, form))
      const posts = forms.filter((form) => form.getAttribute('method') === 'post')
      expect(posts.length > 0).toBe(postBytes !== undefined)
      for (const form of forms) {
        const answer = await page.send({}, form)
        expect(answer.status).toBe(200)
        expect(answer.document.querySelectorAll('h1').length).toBe(1)
        expect(answer.main).not.toMatch(/\b(NaN|undefined|Infinity|null)\b/)
      }
    }
  },
)

type Form = NonNullable<Parameters<Awaited<ReturnType<typeof openPlain>>['send']>[1]>

/** Neither votes, reports and others that the site answers, nor what cannot be pressed. */
const isSentTo = (path: string, form: Form) =>
  barePath((form.getAttribute('action') ?? '').replace(/[?#].*/, '') || path) === path &&
  form.querySelector('[type=submit]:not([disabled])') !== null

const shared = async (page: ReturnType<typeof openPlain>) => {
  const { document } = await page
  const text = document.querySelector('[data-answer]')?.getAttribute('data-answer')
  return text ?? document.querySelector('h1')?.textContent
}

test('what each tool gives to others is its answer, and nothing that is personal', async () => {
  const open = await openSite()
  const send = async (path: string, fields: Record<string, string>) => (await open(path)).send(fields)
  const converter = '/nepali-date-converter'
  const texts: [ReturnType<typeof openPlain>, RegExp][] = [
    [open(converter), /^Today in Nepal: \d+ \w+ 20\d\d BS = \d+ \w+ 20\d\d AD$/],
    [send(converter, { typed: '2082-04-29' }), /^29 Shrawan 2082 BS = 14 August 2025 AD, Thursday$/],
    [open('/nepali-calendar/2083/8/5'), /^5 Mangsir 2083, Saturday · 21 November 2026/],
    [open('/foreign-exchange'), /^100 USD = NPR [\d,]+\.\d\d, \d+ \w+ 20\d\d$/],
    [
      open('/gold-silver-price'),
      /^Gold \(hallmark 9999\), Per Tola: NPR [\d,]+; Silver, Per Tola: NPR [\d,.]+; \d+ \w+ 20\d\d$/,
    ],
    [open('/crypto-exchange-rates'), /^1 BTC = NPR [\d,]+\.\d\d, .+/],
    [send('/postal-codes', { q: '33700' }), /^Kaski W\.R\.P\.D\., Kaski 33700, Nepal$/],
    [open('/emergency-services'), /^Police 100, Fire brigade 101, Ambulance 102, Traffic police 103$/],
    [open('/internet-comparison'), /: \d+ Mbps, NPR [\d,]+ a month$/],
    // The number is not part of it.
    [send('/carrier-identifier', { number: '9801234567' }), /^980: Ncell, GSM$/],
    // What is typed there is of an account.
    [send('/qr-builder', { name: 'Sita Sharma', number: '9800000001' }), /^Bank \/ Wallet QR Code Builder$/],
  ]
  for (const [page, text] of texts) expect(await shared(page)).toMatch(text)
  for (const [path, count] of [
    ['/emergency-services', 2],
    ['/nepali-calendar', 2],
    ['/gold-silver-price', 1],
  ] as const)
    expect((await open(path)).document.querySelectorAll('main [data-print]'), path).toHaveLength(count)
})

test('HOME-01, HOME-02: without JavaScript the box of the home page is a form, which is answered', async () => {
  const open = await openOwn()
  const nepali = await (await open('/ne')).send({ q: 'patro' })
  expect(nepali.address).toBe('/ne?q=patro')
  expect(nepali.main).toMatch(/खोजीका नतिजा.*नेपाली पात्रो/)
  expect(nepali.document.querySelector('[name=q]')?.getAttribute('value')).toBe('patro')
  expect(nepali.document.querySelector('[data-ask-rest]')?.hasAttribute('hidden')).toBe(true)
  const gold = await (await open('/')).send({ q: '1.5 tola' })
  expect(gold.address).toBe('/?q=1.5+tola')
  expect(gold.main).toContain('NPR 4,27,800')
  const away = await open('/about')
  expect(away.document.querySelector('header a[href="/#ask-box"]')?.getAttribute('aria-label')).toBe(
    'Search or ask a question',
  )
})

const rowsOf = ({ document }: Awaited<ReturnType<Open>>, rows: string) => [...document.querySelectorAll(rows)]

test('POST-02, POST-05: without JavaScript the form, the order and the whole list answer', async () => {
  const open = await openOwn()
  const all = await (await open('/postal-codes')).follow('All 917 postal codes')
  expect(rowsOf(all, '#results tbody tr')).toHaveLength(917)
  const found = await all.send({ q: 'चितवन', district: 'Chitwan' })
  expect(rowsOf(found, '#results tbody tr')).toHaveLength(6)
  const sorted = await found.press('Post Office')
  expect(sorted.address).toContain('sort=office')
  expect(rowsOf(sorted, '#results tbody tr')).toHaveLength(6)
  const [header] = [...sorted.document.querySelectorAll('#results th')].filter((head) =>
    head.textContent.includes('Post Office'),
  )
  expect(header?.getAttribute('aria-sort')).toBe('ascending')
})

test('NET-02, NET-11: without JavaScript the filters are links and a form, and the whole list is one press away', async () => {
  const open = await openOwn()
  const path = '/internet-comparison'
  const chip = await (await (await open(path)).follow('Cheapest for 100 Mbps')).follow('300+ Mbps')
  expect(chip.address).toBe(`${path}?min=300&sort=price`)
  const [row] = rowsOf(chip, 'tbody.plans > tr')
  expect(row?.textContent).toMatch(/NPR\s899/)
  expect(row?.querySelector('details a[href^="https:"]')?.textContent).toMatch(/^Website/)
  const found = await (await open(path)).send({ q: 'dishhome', cycle: '12' })
  expect(found.main).toContain('Showing 8 of 10 plans')
  expect(found.main).toContain('Please turn on JavaScript to put plans')
  const all = await (await found.press('Clear All Filters')).press('Show all 71 plans')
  expect(rowsOf(all, 'tbody.plans > tr')).toHaveLength(71)
})

test('EMER-01, EMER-03: without JavaScript the list is whole, calls are links, and groups and the search are a form', async () => {
  const open = await openOwn()
  const page = await open('/emergency-services')
  const shown = ({ document }: typeof page, selector: string) =>
    [...document.querySelectorAll(`#numbers ${selector}`)]
      .filter((part) => !part.closest('[hidden]'))
      .map(({ textContent }) => textContent)
  const row = ({ document }: typeof page, name: string) =>
    [...document.querySelectorAll('#numbers li')].find((item) =>
      item.querySelector('h3')?.textContent.includes(name),
    )
  expect(shown(page, 'h3')).toHaveLength(50)
  expect(page.document.querySelector('a[href="tel:1145"]')?.textContent).toContain('1145')
  expect(row(page, 'Child Helpline')?.querySelector('button')).toBeNull()
  // Said once, not beside each number.
  expect(page.main.match(/not test-dialled/g)).toHaveLength(1)
  expect(row(page, 'Cyber Bureau')?.textContent).toContain('9851286770')
  const details = await page.follow('Details and sources')
  expect(details.document.querySelector('h1')?.textContent).toBe('Details and sources of the numbers')
  expect(details.main.match(/not test-dialled/g)).toHaveLength(1)
  const mail = row(details, 'Cyber Bureau')?.querySelector('a[href^="mailto:"]')
  expect(mail?.getAttribute('href')).toBe('mailto:cyberbureau@nepalpolice.gov.np')
  const group = await details.press('Public services')
  expect(shown(group, 'section > h2')).toEqual(['Utilities and Public Services'])
  const found = await group.send({ q: 'हेलिकप्टर' })
  expect(shown(found, 'section > h2')).toEqual(['General Inquiries and Helicopter Rescue Services'])
  expect(shown(found, 'h3')).toEqual(['Simrik Air'])
})

test('FX-02: without JavaScript a date in BS and an amount are answered by the server', async () => {
  const page = await (await openSite())('/ne/foreign-exchange')
  expect((await page.send({ 'date-bs': '२०८२-१२-१८' })).address).toBe('/ne/foreign-exchange?date=2026-04-01')
  const answer = await page.send({ amount: '२५०' })
  expect(answer.address).toContain('amount=')
  expect(answer.main).toMatch(/मुद्रा हिसाब.*रु\. /)
})

test('CRYPTO-03, CRYPTO-07: without JavaScript the search and the converter are forms', async () => {
  const open = await openSite()
  const coins = ({ document }: Awaited<ReturnType<Open>>) =>
    [...document.querySelectorAll('main h3')].map(({ textContent }) => textContent)
  const found = await (await open('/ne/crypto-exchange-rates')).send({ q: 'cardano' })
  expect(found.address).toBe('/ne/crypto-exchange-rates?q=cardano')
  expect(coins(found)).toContain('Cardano')
  expect(coins(found)).not.toContain('Bitcoin')
  expect((await found.send({ amount: '2' })).address).toMatch(/amount=2&coin=bitcoin&direction=coin-npr$/)
  expect(coins(await found.press('खोजी हटाउनुहोस्'))).toContain('Bitcoin')
})

test('CAL-01: without JavaScript links and forms lead to every month and day', async () => {
  const open = await openOwn()
  const before = await (await open('/nepali-calendar/2083/8')).follow('Previous month')
  expect(before.main).toContain('Kartik 2083')
  const month = await before.send({ year: '2060', month: '7' })
  expect(month.address).toBe('/nepali-calendar/2060/7')
  expect((await month.send({ 'day-bs': '२०६०/८/५' })).address).toBe('/nepali-calendar/2060/8/5')
  expect((await month.follow('1 Kartik 2060')).main).toContain('1 Kartik 2060')
})

test('the first dates stand in the panels of the converter, which are answered without JavaScript', async () => {
  const page = await (await openOwn())('/nepali-date-converter')
  expect(page.main).toContain('Today in Nepal')
  const chosen = (panel: string, name: string) =>
    page.document
      .querySelector(`form:has([name=panel][value=${panel}]) select[name=${name}] option[selected]`)
      ?.getAttribute('value')
  expect(chosen('bs', 'day')).toBe('29')
  expect(chosen('ad', 'year')).toBe('2025')
  expect((await page.send({ day: '29' })).main).toContain('14 August 2025')
  expect(page.document.querySelector('article')?.textContent).toContain('56 years and 8 months')
})

test('without JavaScript the home page has the usual shortcuts, and leads to the page of one’s own, which says what it needs', async () => {
  const open = await openOwn()
  const home = await open('/')
  const links = [...home.document.querySelectorAll('nav[aria-label=Shortcuts] a')]
  const shortcuts = links.filter((link) => !link.closest('[hidden]'))
  expect(shortcuts.map(({ textContent }) => textContent)).toEqual([
    'BS ⇄ AD',
    'eSewa QR',
    'Which network?',
    'Postal codes',
  ])
  const own = await (await open('/ne')).follow('औजार र दिन मिलाउनुहोस्')
  expect(own.address).toBe('/ne/my-home')
  expect(own.document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
  expect((await open('/my-home')).main).toContain('This page needs JavaScript')
})

test('QR-07: all active banks stand in their order, by name in the language of the page', async () => {
  const { app } = await seededSite()
  const { banks } = (await (await app.request('/api/banks')).json()) as {
    banks: { name: string; name_ne: string; sort_order: number }[]
  }
  expect(banks.length).toBeGreaterThan(5)
  const orders = banks.map(({ sort_order }) => sort_order)
  expect(orders).toEqual(orders.toSorted((a, b) => a - b))
  for (const [path, names] of [
    ['/qr-builder', banks.map((bank) => bank.name)],
    ['/ne/qr-builder', banks.map((bank) => bank.name_ne)],
  ] as const) {
    const { document } = await openPlain(app, path)
    const options = [...document.querySelectorAll('#bank option')].map(({ textContent }) => textContent)
    expect(options.slice(1)).toEqual(names)
  }
})

test('the forms of the page of frames and of the frame of the converter work without JavaScript', async () => {
  const open = await openOwn()
  const page = await (await open('/developers/frames')).send({ frame: 'converter', theme: 'dark' })
  expect(page.document.querySelector('iframe')?.getAttribute('src')).toBe(
    '/embed/converter?lang=en&theme=dark',
  )
  expect(page.main).toContain('/embed/converter?lang=en&theme=dark')
  const frame = await (await open('/embed/converter?lang=en&theme=dark')).send({ date: '11 Mangsir 2083' })
  expect(frame.document.querySelector('output')?.textContent).toBe('Friday, 27 November 2026 AD')
})
