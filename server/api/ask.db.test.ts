import { todayInNepal } from '@chautari/bikram-sambat'
import { beforeAll, expect, test } from 'vitest'
import { askSite } from '#test/ask-site.ts'

/** The site's clock stands on 21 November 2026, 5 Mangsir 2083. */
let shared: Awaited<ReturnType<typeof askSite>>

beforeAll(async () => {
  shared = await askSite()
})

async function asked(query: string) {
  const { app, logged } = shared
  const answer = await app.request(`/api/v1/ask?${query}`)
  return { status: answer.status, headers: answer.headers, body: await answer.json(), logged }
}

const question = (q: string, lang = 'en') => asked(String(new URLSearchParams({ q, lang })))

test('a question is answered with how it was read, where to go on and since when the figure holds', async () => {
  const { status, body } = await question('250 usd')
  expect(status).toBe(200)
  expect(body).toEqual({
    answers: [
      {
        intent: 'forex.convert',
        result: { amount: 250, currency: 'USD', direction: 'to-npr', result: expect.any(Number) },
        text: expect.stringMatching(/^250 USD = NPR [\d,.]+$/),
        reading: expect.stringContaining('buying rate'),
        link: '/foreign-exchange#currency=USD&amount=250',
        asOf: '2026-04-01',
        remarks: [{ kind: 'stale', text: expect.stringContaining('days old') }],
      },
    ],
    tools: [{ slug: 'foreign-exchange', link: '/foreign-exchange' }],
  })
})

test('in Nepali the text is Nepali and the links lead to Nepali pages', async () => {
  const { body } = await question('आज कति गते', 'ne')
  expect(body.answers[0]).toMatchObject({
    intent: 'date.today',
    result: { bs: '2083-08-05', ad: '2026-11-21', weekday: 6 },
    text: 'शनिबार, ५ मङ्सिर २०८३ · २१ नोभेम्बर २०२६',
    link: '/ne/nepali-calendar/2083/8/5',
  })
})

test('two readings are both answered, the likelier first', async () => {
  const { body } = await question('4/5/2082')
  expect(body.answers.map(({ result }: { result: { bs: string } }) => result.bs)).toEqual([
    '2082-05-04',
    '2082-04-05',
  ])
})

test('a day about which published calendars differ is answered with both readings', async () => {
  const { body } = await question('2062-02-05')
  expect(body.answers[0]).toMatchObject({
    result: { bs: '2062-02-05', ad: '2005-05-18', otherAd: '2005-05-19' },
    remarks: [
      {
        kind: 'contested',
        text: expect.stringContaining('5 Jestha 2062 BS is 19 May 2005 in some of them'),
      },
    ],
  })
  const day = await question('18 may 2005')
  expect(day.body.answers[0].result).toMatchObject({ bs: '2062-02-05', otherBs: '2062-02-04' })
  const missing = await question('31 baisakh 2062')
  expect(missing.body.refusal.text).toContain('this date is 14 May 2005')
  const length = await question('how many days in jestha 2062')
  expect(length.body.answers[0].remarks[0].text).toContain('in some of them Jestha 2062 has 31 days.')
})

test.for([
  ['32 mangsir 2083', 'no-such-day', /^Mangsir 2083 has 29 days\.$/],
  ['12 jeth 2095 in ad', 'out-of-range', /1 Baisakh 1970.*30 Chaitra 2090/],
] as const)('%s is understood and has no answer: %s', async ([q, reason, text]) => {
  const { status, body } = await question(q)
  expect(status).toBe(200)
  expect(body.answers).toEqual([])
  expect(body.refusal).toEqual({ reason, text: expect.stringMatching(text) })
})

test('what is not understood has no answer, and tools only where one is near', async () => {
  const { body } = await question('gold medal price history essay')
  expect(body.answers).toEqual([])
  expect(body).not.toHaveProperty('refusal')
  expect(body.tools[0].slug).toBe('gold-silver-price')
  const { body: nothing } = await question('zzzz')
  expect(nothing.tools).toEqual([])
})

test('a phone number is in neither the answer’s link nor the log, and no copy is stored', async () => {
  const { body, headers, logged } = await question('9841234567 kun sim')
  expect(body.answers[0].result).toEqual({ prefix: '984', carrier: expect.stringContaining('Telecom') })
  expect(JSON.stringify(body.answers)).not.toContain('9841234567')
  expect(JSON.stringify(logged)).not.toContain('9841234567')
  expect(headers.get('cache-control')).toBe('no-store')
})

test.for([
  ['', 'q'],
  ['q=', 'q'],
  [`q=${'a'.repeat(201)}`, 'q'],
  ['q=today&lang=fr', 'lang'],
] as const)('%s is refused: %s', async ([query, parameter]) => {
  const { status, body } = await asked(query)
  expect(status).toBe(400)
  expect(body).toMatchObject({ status: 400, error: expect.any(String), parameter })
})

test('nothing is answered that only looks like a question of ours', async () => {
  const { ask, site } = shared
  const context = { lang: 'en' as const, today: todayInNepal(site.now()) }
  const near = [
    'car price',
    'dollar rate 2080',
    'egyptian pound 5 in npr',
    'this sunday nepali date',
    'asti sanibar kati gate',
    'english new year',
    'new year 2027',
    'dashain bida kati din',
    'bholi pani parcha',
    '-5 tola in gram',
    'postal ballot',
    'gold loan interest',
  ]
  expect(near.filter((q) => ask(q, context).answers.length > 0)).toEqual([])
})

test('an age is counted in the calendar of the birth, without the parts that are zero', async () => {
  const { body } = await question('born 21 november 2000')
  expect(body.answers[0]).toMatchObject({
    result: { birth: { bs: '2057-08-06', ad: '2000-11-21' }, years: 26, months: 0, days: 0 },
    text: '26 years old',
  })
  expect((await question('born 2057-08-05 bs')).body.answers[0].text).toBe('26 years old')
  expect((await question('dob 1998/10/20 age')).body.answers[0].text).toBe('28 years 1 month 1 day old')
})

test('the next weekday, and an amount of a coin', async () => {
  const { ask, site } = shared
  const context = { lang: 'en' as const, today: todayInNepal(site.now()) }
  const first = (q: string) => ask(q, context).answers[0]
  expect(first('next monday date')?.result).toEqual({ bs: '2083-08-07', ad: '2026-11-23' })
  expect(first('last saturday kati gate')?.result).toEqual({ bs: '2083-07-28', ad: '2026-11-14' })
  expect(first('2 btc in npr')?.text).toMatch(/^2 Bitcoin = NPR /)
})

test('someone in need gets a number', async () => {
  const { ask, site } = shared
  const context = { lang: 'en' as const, today: todayInNepal(site.now()) }
  const numberOf = (q: string) => ask(q, context).answers[0]?.result.number
  expect(numberOf('marna man lagyo')).toBe('1166')
  expect(numberOf('my house is on fire')).toBe('101')
  expect(numberOf('मर्न मन लाग्यो')).toBe('1166')
})

test('a save is in the next answer, and a vote changes none', async () => {
  const { app, db, site } = await askSite()
  const carrierOf = async () => {
    const answer = await app.request('/api/v1/ask?q=980')
    return (await answer.json()).answers[0]?.result.carrier as string | undefined
  }
  expect(await carrierOf()).toContain('Ncell')
  await db.updateTable('carriers').set({ name: 'Renamed' }).where('name', 'like', '%Ncell%').execute()
  const { changedRecords } = await import('#db/invalidation.ts')
  const { sql } = await import('kysely')
  const notify = (tag: string) => sql`select pg_notify(${changedRecords}, ${tag})`.execute(db)
  const voted = Promise.withResolvers<string>()
  const stop = await site.storage.listen(changedRecords, voted.resolve, () => undefined)
  await notify('ratings')
  expect(await voted.promise).toBe('ratings')
  await stop()
  expect(await carrierOf()).toContain('Ncell')
  await notify('carriers')
  await expect.poll(carrierOf).toBe('Renamed')
})
