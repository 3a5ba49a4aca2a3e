import { beforeAll, expect, test } from 'vitest'
import { type RemarkKind, remarkKinds } from '#app/lib/statement.ts'
import { askSite } from '#test/ask-site.ts'

/** `page`, `home` and `frame` are addresses of HTML, `json` and `csv` of API v1, `ask` is a question. */
type Surface = 'page' | 'home' | 'frame' | 'ask' | 'json' | 'csv'

/** Each surface that shows values of this kind, with an example; the site's day is 21 November 2026. */
const examples: Readonly<Record<RemarkKind, Readonly<Partial<Record<Surface, string>>>>> = {
  provisional: {
    page: '/nepali-calendar/2085/1/1',
    frame: '/embed/calendar?month=2085-1',
    ask: '2085-01-01 in AD',
    json: '/api/v1/dates/bs/2085-01-01.json',
    csv: '/api/v1/calendar/2085.csv',
  },
  contested: {
    page: '/nepali-calendar/2062/2/1',
    frame: '/embed/converter?date=2062-02-01',
    ask: '2062-02-01 in AD',
    json: '/api/v1/dates/bs/2062-02-01.json',
    csv: '/api/v1/calendar/2062.csv',
  },
  'tables-only': {
    frame: '/embed/converter?date=1985-02-05',
    ask: '5 jestha 1985 in AD',
    json: '/api/v1/dates/bs/1985-02-05.json',
  },
  'computed-festival': {
    page: '/nepali-calendar/festivals/dashain',
    frame: '/embed/calendar?month=2085-7',
    ask: 'buddha jayanti 2085',
    json: '/api/v1/festivals/2085.json',
    csv: '/api/v1/festivals/2085.csv',
  },
  'weekly-closing': {
    page: '/nepali-calendar/2083/8/13',
    home: '/',
    frame: '/embed/today',
    ask: 'is 29 november 2026 a holiday',
    json: '/api/v1/dates/bs/2083-08-13.json',
  },
  'limited-holiday': {
    page: '/nepali-calendar/2083/8/8',
    frame: '/embed/calendar?month=2083-8',
    ask: 'is 2026-11-24 a holiday',
    json: '/api/v1/holidays/2083.json',
    csv: '/api/v1/holidays/2083.csv',
  },
  'list-incomplete': {
    page: '/nepali-calendar/2083/8/10',
    frame: '/embed/calendar?month=2083-8',
    ask: 'is 2026-11-26 a holiday',
    json: '/api/v1/holidays/2083.json',
  },
  'old-number': {
    page: '/emergency-services',
    ask: 'patan hospital',
    json: '/api/v1/emergency-numbers.json',
    csv: '/api/v1/emergency-numbers.csv',
  },
  'not-dialled': {
    page: '/emergency-services',
    ask: 'ambulance',
    json: '/api/v1/emergency-numbers.json',
    csv: '/api/v1/emergency-numbers.csv',
  },
  'service-ended': {
    page: '/carrier-identifier',
    ask: '9611234567',
    json: '/api/v1/carriers.json',
    csv: '/api/v1/carriers.csv',
  },
  'issued-to': {
    page: '/carrier-identifier',
    ask: '9841234567',
    json: '/api/v1/carriers.json',
    csv: '/api/v1/carriers.csv',
  },
  'wrong-length': { ask: '98412345' },
  stale: {
    page: '/gold-silver-price',
    home: '/',
    frame: '/embed/gold',
    ask: 'gold price',
    json: '/api/v1/gold-silver-prices.json',
    csv: '/api/v1/gold-silver-prices.csv',
  },
  'paid-ahead': {
    page: '/internet-comparison',
    ask: 'cheapest internet',
    json: '/api/v1/internet-plans.json',
    csv: '/api/v1/internet-plans.csv',
  },
  'second-hand-price': {
    page: '/internet-comparison',
    ask: 'cheapest internet',
    json: '/api/v1/internet-plans.json',
    csv: '/api/v1/internet-plans.csv',
  },
  'unknown-fees': {
    page: '/internet-comparison',
    ask: 'cheapest internet',
    json: '/api/v1/internet-plans.json',
    csv: '/api/v1/internet-plans.csv',
  },
  'not-legal-here': { page: '/crypto-exchange-rates', ask: 'bitcoin' },
  'no-own-office': {
    page: '/postal-codes?q=Dharan',
    ask: 'dharan postal code',
    json: '/api/v1/postal-codes.json?q=Dharan',
    csv: '/api/v1/postal-codes.csv?q=Dharan',
  },
  'several-places': {
    page: '/postal-codes?q=Musikot',
    ask: 'musikot postal code',
    json: '/api/v1/postal-codes.json?q=Musikot',
    csv: '/api/v1/postal-codes.csv?q=Musikot',
  },
  assumed: { ask: 'mangsir 12 2026' },
}

let app: Awaited<ReturnType<typeof askSite>>['app']

beforeAll(async () => {
  app = (await askSite()).app
})

const rows = remarkKinds.flatMap((kind) =>
  Object.entries(examples[kind]).map(([surface, example]) => [kind, surface as Surface, example] as const),
)

test.each(rows)('%s is said by %s: %s', async (kind, surface, example) => {
  const address = surface === 'ask' ? `/api/v1/ask?q=${encodeURIComponent(example)}` : example
  for (const path of inBothLanguages(surface, address)) {
    const answer = await app.request(path)
    expect(answer.status, path).toBe(200)
    expect(await answer.text(), path).toMatch(signOf(kind, surface))
  }
})

/** Of the remark in an answer: never the same word somewhere else on a page. */
function signOf(kind: RemarkKind, surface: Surface): RegExp {
  if (surface === 'csv') return new RegExp(`^[^\\n]*remarks[^\\n]*\\n([^\\n]*\\n)*[^\\n]*${kind}: \\S`)
  if (surface === 'ask' || surface === 'json')
    return new RegExp(`"remarks":\\[[^\\]]*"kind":"${kind}","text":("\\S|\\{"en":"\\S)`)
  return new RegExp(`data-remark="${kind}"[^>]*>(<svg.*?</svg>)?[^<]*\\S`, 's')
}

function inBothLanguages(surface: Surface, address: string): string[] {
  if (surface === 'json' || surface === 'csv') return [address]
  const joint = address.includes('?') ? '&' : '?'
  if (surface === 'ask' || surface === 'frame') return [address, `${address}${joint}lang=ne`]
  return [address, address === '/' ? '/ne' : `/ne${address}`]
}
