import { todayInNepal } from '@chautari/bikram-sambat'
import { beforeAll, expect, test } from 'vitest'
import { askSite } from '#test/ask-site.ts'

/** 8 Mangsir 2083, a Tuesday. */
const today = todayInNepal(new Date('2026-11-24T00:15:00Z'))

let ask: Awaited<ReturnType<typeof askSite>>['ask']

beforeAll(async () => {
  ask = (await askSite()).ask
})

const answerTo = (q: string, lang: 'en' | 'ne' = 'en') => ask(q, { lang, today }).answers[0]
const kindsOf = (q: string) => answerTo(q)?.remarks.map(({ kind }) => kind)

test.for([
  ['is 2083-07-05 a holiday', 'yes', /^Yes, it was a public holiday: Dashain holiday\./],
  ['is 25 december a holiday', 'yes', /^Yes, a public holiday: Christmas\. Friday, 10 Poush 2083/],
  ['is saturday a holiday', 'yes', /^Yes, Saturday is the weekly holiday\./],
  ['is 29 november 2026 a holiday', 'some', /Sunday: government offices and schools are closed; no public/],
  ['is today a holiday', 'some', /^Yes, for some: Guru Nanak Jayanti\./],
  ['is tomorrow a holiday', 'no', /^No public holiday is known for 9 Mangsir 2083\. Next: Yomari Punhi/],
  // Of the past, no next one is named.
  ['was yesterday a holiday', 'no', /^No public holiday is known for 7 Mangsir 2083\.$/],
  [
    'is may 1 holiday',
    'yes',
    /^Yes, Saturday is the weekly holiday\..*On this day: International Labour Day\.$/,
  ],
  ['is jan 1 a holiday', 'no', /^No public holiday is known for 1 January 2027\. Next: Prithvi Jayanti/],
  // Whether an office is open is answered the other way round.
  ['is the office open on 25 december', 'yes', /^No, a public holiday: Christmas\./],
  ['bank open on saturday?', 'yes', /^No, Saturday is the weekly holiday\./],
  ['are banks open today', 'some', /^Yes, as far as is known, but a holiday for some: Guru Nanak Jayanti\./],
  [
    'will offices be open on sunday',
    'some',
    /^Not everywhere\. Sunday: government offices and schools are closed/,
  ],
  ['bholi office khulcha', 'no', /^Yes, as far as is known: no public holiday on 9 Mangsir 2083\./],
  ['is 6 bhadra 2084 a holiday', 'unknown', /^The public holidays of 6 Bhadra 2084 are not published yet\./],
  ['is dashain a holiday', 'yes', /^Yes, it was a public holiday: Vijaya Dashami\./],
  ['भोलि बिदा हो?', 'no', /^हामीलाई थाहा भएसम्म ९ मङ्सिर २०८३ मा सार्वजनिक बिदा छैन। त्यसपछिको बिदा: योमरी/],
  ['शनिबार बिदा हो', 'yes', /^हो, शनिबार साप्ताहिक बिदा हो।/],
] as const)('%s is answered with %s first', ([q, isHoliday, text]) => {
  const answer = answerTo(q, /[ऀ-ॿ]/.test(q) ? 'ne' : 'en')
  expect(answer).toMatchObject({
    intent: 'holiday.next',
    result: { isHoliday },
    text: expect.stringMatching(text),
  })
  expect(answer?.figure).toBeTruthy()
})

test('a day that is no holiday has the next one in its result, a holiday itself', () => {
  expect(answerTo('is tomorrow a holiday')?.result).toMatchObject({ asked: '2083-08-09', bs: '2083-09-09' })
  expect(answerTo('is christmas a holiday')?.result).toMatchObject({ bs: '2083-09-10', name: 'Christmas' })
})

test('a date without year, month or calendar says what was assumed', () => {
  const said = (q: string) => answerTo(q)?.remarks.find(({ kind }) => kind === 'assumed')?.text
  expect(said('1 jan')).toBe('No year was given. This is 1 January 2027 AD.')
  expect(said('5 gate kun bar')).toBe('No month was given. This is 5 Poush 2083 BS.')
  expect(said('kartik 4 kun bar thiyo')).toContain('4 Kartik 2083 BS')
  expect(said('yo mahina kati din baki')).toContain('Mangsir 2083 BS')
  expect(said('mangsir 12 2083')).toBeUndefined()
  const { answers } = ask('mangsir 12 2026', { lang: 'en', today })
  expect(answers.map(({ result }) => result.bs)).toEqual(['2026-08-12', '2083-08-12'])
  expect(said('mangsir 12 2026')).toContain('12 Mangsir 2026 BS')
})

test.for([
  '2085-01-01 in AD',
  '2027-06-22 in BS',
  'days between 2083-01-01 and 2086-01-01',
  '200 days from today',
  'constitution day 2084',
  'days in baisakh 2085',
  'last day of asar 2084',
  'when does the fiscal year end',
  'next fiscal year',
  'second quarter 2084/85',
  'how many days until baisakh',
])('%s is provisional, once', (q) => {
  expect(kindsOf(q)?.filter((kind) => kind === 'provisional')).toEqual(['provisional'])
})

test('a festival of the past was, by computation where no calendar published it', () => {
  const past = answerTo('gobardhan puja 2062')
  expect(past?.text).toMatch(/^Gobardhan Puja \/ Mha Puja was on Wednesday, 16 Kartik 2062 .* days ago$/)
  expect(past?.remarks).toEqual([
    expect.objectContaining({ kind: 'computed-festival', chip: 'By computation' }),
  ])
  expect(kindsOf('when was dashain last year')).toEqual([])
})

test('Dashain and Tihar have their first and last day', () => {
  expect(answerTo('dashain 2083')?.text).toContain(
    'From Ghatasthapana, 25 Ashwin 2083, to Kojagrat Purnima, 8 Kartik 2083',
  )
  expect(answerTo('तिहार २०८४', 'ne')?.details?.at(-1)).toBe(
    'काग तिहार (१० कात्तिक २०८४) देखि भाइटीका (१४ कात्तिक २०८४) सम्म',
  )
})

test('a year that is named is never this one', () => {
  const festivalIn = (q: string) => answerTo(q, 'ne')?.result.bs
  expect(festivalIn('गत सालको विजया दशमी कहिले थियो')).toBe('2082-06-16')
  expect(festivalIn('parar ko dashain kahile thiyo')).toBe('2081-06-26')
  expect(festivalIn('आउँदो वर्षको दशैं')).toBe('2084-06-23')
  expect(answerTo('dashain kun sal')).toBeUndefined()
  expect(answerTo('chha mahina pachi kun gate')?.intent).not.toBe('festival.when')
})

test('the last day of a month or quarter says how the end may be another one', () => {
  expect(kindsOf('last day of baisakh 2062')).toEqual(['contested'])
  expect(kindsOf('first day of baisakh 2062')).toEqual([])
  // Kartik 2089 may begin a day later.
  const end = answerTo('first quarter 2089/90 end date')
  expect(end?.remarks[0]?.text).toContain('Kartik 2089 may begin a day later.')
})

test('a quarter is answered with both ends and its length, and what was assumed', () => {
  expect(answerTo('second quarter')).toMatchObject({
    figure: 'Quarter 2 of 2083/84',
    details: ['1 Kartik 2083 to 30 Poush 2083', '18 October 2026 to 14 January 2027', '89 days'],
    remarks: [{ chip: 'Year not given' }],
  })
  expect(answerTo('दोस्रो त्रैमास कहिले सकिन्छ', 'ne')?.text).toMatch(
    /^आर्थिक वर्ष २०८३\/८४ को दोस्रो त्रैमासको अन्तिम दिन: बिहीबार, ३० पुस २०८३/,
  )
})

test('the days that are left of a fiscal year are counted', () => {
  expect(answerTo('days left in this fiscal year')).toMatchObject({
    figure: '234 days',
    result: { days: 234 },
  })
})

test('losar is each of its festivals, and an Eid that is not announced says so', () => {
  const { answers } = ask('losar kahile', { lang: 'en', today })
  expect(answers.map(({ result }) => result.festival)).toEqual([
    'tamu-lhosar',
    'sonam-lhosar',
    'gyalpo-lhosar',
  ])
  expect(ask('eid', { lang: 'en', today }).refusal).toMatchObject({
    reason: 'not-announced',
    text: expect.stringContaining('sighting of the moon'),
  })
})

test('the holidays of a month are counted, limited ones apart, and a year without a list has none to count', () => {
  const answer = answerTo('holidays in november')
  expect(answer?.result).toMatchObject({ year: 2026, month: 11, count: 6 })
  expect(answer?.details?.at(-1)).toMatch(/^For some only: .*Falgunanda.*Guru Nanak/)
  expect(ask('holidays in baisakh', { lang: 'en', today }).refusal?.reason).toBe('not-announced')
})
