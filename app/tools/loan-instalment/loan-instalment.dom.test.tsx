import { createAsk, quantities } from '@chautari/ask'
import { todayInNepal } from '@chautari/bikram-sambat'
import { expect, test, vi } from 'vitest'
import { renderIsland, screen, within } from '#test/render-island.tsx'
import { ask } from './ask.ts'
import { annuity, flatOf, type Loan, readLoan, reducingOf } from './loan.ts'
import LoanTool from './parts/loan-tool.island.tsx'

const typed = { amount: '10,00,000', rate: '12', term: '5', 'first-bs': '2083-09-13' }
const open = (path = '/loan-instalment', fields: Readonly<Record<string, string>> = typed) =>
  renderIsland(LoanTool, { typed: fields }, { path })
const loanOf = (change: Readonly<Record<string, string>> = {}) =>
  readLoan({ ...typed, ...change }).loan as Loan
const problemsOf = (change: Readonly<Record<string, string>>) =>
  Object.entries(readLoan({ ...typed, ...change }).problems).flatMap(([name, isWrong]) =>
    isWrong ? [name] : [],
  )

test('an instalment on the reducing balance is that of the annuity formula, and its first interest a month of the rate', () => {
  const { instalment, payments, total } = reducingOf(loanOf())
  expect([instalment, total, payments.length]).toEqual([2_224_445, 133_466_680, 60])
  expect(payments[0]).toEqual({
    instalment: 2_224_445,
    interest: 1_000_000,
    principal: 1_224_445,
    balance: 98_775_555,
  })
  // A second way to the same figure: what all instalments are worth today is the loan.
  const worth = Array.from({ length: 60 }, (_, month) => annuity(1e6, 60, 0.01) / 1.01 ** (month + 1))
  expect(worth.reduce((sum, part) => sum + part, 0)).toBeCloseTo(1e6, 6)
})

test('flat interest is on the whole loan until its end, and equals a reducing rate with the same instalment', () => {
  const flat = flatOf(loanOf())
  expect([flat.instalment, flat.total]).toEqual([2_666_667, 160_000_000])
  expect(flat.reducingPercent).toBeCloseTo(20.31, 2)
  expect(annuity(100_000_000, 60, flat.reducingPercent / 1200)).toBeCloseTo(160_000_000 / 60, 3)
  expect(flatOf(loanOf({ unit: 'months', term: '1' })).reducingPercent).toBeCloseTo(12, 9)
})

test('a rate of zero costs nothing by either method', () => {
  const loan = loanOf({ rate: '0' })
  const { payments, total } = reducingOf(loan)
  expect([total, flatOf(loan).total]).toEqual([100_000_000, 100_000_000])
  expect(flatOf(loan).reducingPercent).toBeCloseTo(0, 9)
  expect(payments.at(-1)).toEqual({ instalment: 1_666_647, interest: 0, principal: 1_666_647, balance: 0 })
})

test('of 100,000 random loans the parts of the principal add up to the loan, and no part is below zero', () => {
  let seed = 20_831_109
  const random = () => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed / 2_147_483_647
  }
  const wrong: Loan[] = []
  for (let count = 0; count < 100_000; count++) {
    const yearlyPercent = random() < 0.05 ? 0 : Math.round(random() * 1e6) / 1e4
    const months = 1 + Math.floor(random() * random() * 600)
    const loan = { ...loanOf(), principal: Math.round(10 ** (4 + random() * 10)), yearlyPercent, months }
    const { payments, total } = reducingOf(loan)
    let [principal, paid] = [0, 0]
    let isWhole = true
    for (const payment of payments) {
      principal += payment.principal
      paid += payment.instalment
      isWhole &&=
        payment.principal >= 0 && payment.interest >= 0 && payment.balance === loan.principal - principal
      isWhole &&= payment.instalment === payment.interest + payment.principal
    }
    if (!isWhole || principal !== loan.principal || paid !== total || !Number.isSafeInteger(total))
      wrong.push(loan)
  }
  expect(wrong).toEqual([])
})

test('the largest loan has whole paisa throughout', () => {
  const loan = loanOf({ amount: '1000000000000', rate: '100', term: '50' })
  const { payments, total } = reducingOf(loan)
  expect(payments).toHaveLength(600)
  expect(Number.isSafeInteger(total) && Number.isSafeInteger(flatOf(loan).total)).toBe(true)
  expect(payments.reduce((sum, { principal }) => sum + principal, 0)).toBe(100_000_000_000_000)
})

test('numbers are read in both scripts, with commas and decimals; years may be parts of whole months', () => {
  expect(loanOf({ amount: '१०,००,०००.५०', rate: '११.७५%', term: '१.५' })).toMatchObject({
    principal: 100_000_050,
    yearlyPercent: 11.75,
    months: 18,
  })
  expect(loanOf({ unit: 'months', term: '600' }).months).toBe(600)
  expect(loanOf({ 'first-bs': '१३ पुस २०८३' }).first).toEqual({ year: 2083, month: 9, day: 13 })
})

test.each([
  [{ amount: '' }, ['amount']],
  [{ amount: '99.99' }, ['amount']],
  [{ amount: '1000000000001' }, ['amount']],
  [{ amount: '-5000' }, ['amount']],
  [{ amount: '10 lakh' }, ['amount']],
  [{ rate: '100.01' }, ['rate']],
  [{ rate: '-1' }, ['rate']],
  [{ term: '0' }, ['term']],
  [{ term: '50.1' }, ['term']],
  [{ term: '1.3' }, ['term']],
  [{ term: '601', unit: 'months' }, ['term']],
  [{ 'first-bs': '2083-13-01' }, ['first']],
  [{ amount: 'x', rate: 'x', term: 'x', 'first-bs': '' }, ['amount', 'rate', 'term', 'first']],
])('%o has a problem in %j and is no loan', (change, names) => {
  expect(problemsOf(change)).toEqual(names)
  expect(readLoan({ ...typed, ...change }).loan).toBeUndefined()
})

test('the page opens with an answer: both methods, and what the flat rate equals', () => {
  open()
  expect(screen.getByRole('status').textContent).toBe('NPR 22,244.45')
  const table = screen.getByRole('table', { name: 'Cost of the loan by both methods' })
  const rows = within(table)
    .getAllByRole('row')
    .map(({ textContent }) => textContent)
  expect(rows.slice(1)).toEqual([
    'Each month22,244.4526,666.67',
    'Interest in all3,34,666.806,00,000.00',
    'Interest, % of loan33.47%60%',
    'Paid in all13,34,666.8016,00,000.00',
    'As a reducing rate12%20.31%',
  ])
})

test('the answer follows what is typed, in either script', async () => {
  const { user } = open('/ne/loan-instalment')
  expect(screen.getByRole('status').textContent).toBe('रु. २२,२४४.४५')
  const amount = screen.getByLabelText('कर्जा रकम (रु.)')
  await user.clear(amount)
  await user.type(amount, '५,००,०००')
  expect(screen.getByRole('status').textContent).toBe('रु. ११,१२२.२२')
  await user.selectOptions(screen.getByLabelText('अवधिको एकाइ'), 'महिना')
  expect(screen.getByText(/५,००,०००.०० कर्जा, वार्षिक १२% ब्याज, ५ महिना/)).toBeTruthy()
})

test('a field that was left with a mistake has its error beside it, and keeps what was typed', async () => {
  const { user } = open()
  const rate = screen.getByLabelText<HTMLInputElement>('Yearly rate (%)')
  await user.clear(rate)
  await user.type(rate, '120')
  expect(screen.queryByText(/Write a rate/)).toBeNull()
  await user.tab()
  expect(screen.getByText('Write a rate from 0 to 100, such as 11.5.')).toBeTruthy()
  expect(rate.getAttribute('aria-invalid')).toBe('true')
  expect(rate.value).toBe('120')
  // The answer is still that of the last loan, and says so.
  expect(screen.getByText('NPR 10,00,000.00 at 12% a year for 60 months')).toBeTruthy()
  await user.clear(rate)
  await user.type(rate, '10')
  expect(screen.queryByText(/Write a rate/)).toBeNull()
  expect(screen.getByRole('status').textContent).toBe('NPR 21,247.04')
})

test('the schedule names months of Bikram Sambat, beyond the calendar’s table too', () => {
  open('/loan-instalment', { ...typed, term: '50' })
  const months = [...document.querySelectorAll('details th[scope=row]')].map(({ textContent }) => textContent)
  expect(months).toHaveLength(600)
  expect([months[0], months[3], months[4], months.at(-1)]).toEqual([
    'Poush 2083',
    'Chaitra 2083',
    'Baisakh 2084',
    'Mangsir 2133',
  ])
  const years = [...document.querySelectorAll('details')].map((fold) => [
    fold.querySelector('summary')?.textContent,
    fold.querySelectorAll('tbody tr').length,
  ])
  expect(years).toHaveLength(51)
  expect([years[0], years[1], years.at(-1)]).toEqual([
    ['2083', 4],
    ['2084', 12],
    ['2133', 8],
  ])
})

test('the CSV has a line for each month, with plain figures', async () => {
  const blobs: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.push(blob as Blob)
    return 'blob:test'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const { user } = open()
  await user.click(screen.getByRole('button', { name: 'Download schedule (CSV)' }))
  const lines = ((await blobs[0]?.text()) ?? '').replace('\uFEFF', '').trim().split('\r\n')
  expect(lines).toHaveLength(61)
  expect(lines.slice(0, 2)).toEqual([
    'Month,Instalment,Interest,Principal,Balance',
    'Poush 2083,22244.45,10000.00,12244.45,987755.55',
  ])
  expect(lines.at(-1)?.endsWith(',0.00')).toBe(true)
})

test('a form that was posted without JavaScript is drawn with its answer, or with its errors', () => {
  open('/loan-instalment', { ...typed, unit: 'months', term: '24' })
  expect(screen.getByRole('status').textContent).toBe('NPR 47,073.47')
  open('/loan-instalment', { ...typed, rate: '900' })
  expect(screen.queryByRole('status')).toBeNull()
  expect(screen.getByLabelText<HTMLInputElement>('Yearly rate (%)').value).toBe('900')
  expect(screen.getByText('Write a rate from 0 to 100, such as 11.5.')).toBeTruthy()
})

test('a link of Ask fills the form from the fragment', () => {
  open('/loan-instalment#amount=500000&rate=10&term=36&unit=months')
  expect(screen.getByText('NPR 5,00,000.00 at 10% a year for 36 months')).toBeTruthy()
  expect(screen.getByLabelText<HTMLSelectElement>('Time in').value).toBe('months')
})

const answer = createAsk([ask, quantities], { [ask.name]: {}, [quantities.name]: {} })
const today = todayInNepal(new Date('2026-11-29T06:00:00Z'))
const answersTo = (q: string, lang: 'en' | 'ne' = 'en') => answer(q, { lang, today }).answers

test.each([
  ['EMI of 10 lakh at 12% for 5 years', 22_244.45],
  ['emi 10 lakh 12% 5 years', 22_244.45],
  ['emi 1000000 12% 60 months', 22_244.45],
  ['what is the emi for 10,00,000 at 12 percent for 5 years', 22_244.45],
  ['12% 5 years 10 lakh emi', 22_244.45],
  ['5 years 10 lakh 12% emi', 22_244.45],
  ['monthly instalment of a loan of 25 lakh at 10.5% for 15 years', 27_634.97],
  ['loan installment 5 lakh 11% 3 years', 16_369.36],
  ['instalment for NPR 500000 interest 11 percent 36 months', 16_369.36],
  ['emi of 1 crore at 9.5% for 20 yrs', 93_213.12],
  ['home loan 10 lakh 12% 5 years emi', 22_244.45],
  ['10 lakh ko 12% ma 5 barsa ko kista', 22_244.45],
  ['10 lakh karja 12 pratishat 5 barsa kista kati', 22_244.45],
  ['das lakh ko 12% ma panch barsa ko kista kati huncha', 22_244.45],
  ['rin 5 lakh 11 percent 36 mahina ko kista', 16_369.36],
  ['kista 10 lakh 12 pratisat 5 barsha', 22_244.45],
  ['10 lakh ko emi 12% 60 mahina', 22_244.45],
  ['१० लाख १२ प्रतिशत ५ वर्ष किस्ता', 22_244.45],
  ['१० लाखको १२% मा ५ वर्षको किस्ता कति', 22_244.45],
  ['५ लाख ऋण ११ प्रतिशत ३ वर्ष मासिक किस्ता', 16_369.36],
  ['दस लाख कर्जा १२ प्रतिशत ब्याज ५ वर्षको किस्ता कति हुन्छ', 22_244.45],
  ['१ करोडको ९.५ प्रतिशतमा २० वर्षको ईएमआई', 93_213.12],
  ['कर्जा १० लाख ६० महिना १२ प्रतिशत किस्ता', 22_244.45],
] as const)('Ask answers “%s”', (q, instalment) => {
  expect(answersTo(q).map(({ result }) => result.instalment)).toEqual([instalment])
})

test.each([
  'emi',
  'emi of 10 lakh',
  'emi of 10 lakh at 12%',
  'emi of 10 lakh for 5 years',
  'emi 10 lakh 120% 5 years',
  'emi 10 lakh 12% 60 years',
  'emi 10 lakh 12% 5 years 6 months',
  'emi of iphone 12 for 5 months',
  'home loan interest rate',
  '12% of 10 lakh',
  'emi 10 lakh 12% flat 5 years',
  '10 lakh in words',
])('Ask is silent on “%s”', (q) => {
  expect(answersTo(q).filter(({ intent }) => intent === 'loan.instalment')).toEqual([])
})

test('an answer says how it was read and carries the loan in the fragment alone', () => {
  expect(answersTo('EMI of 10 lakh at 12% for 5 years')[0]).toMatchObject({
    text: 'NPR 22,244.45',
    reading: 'NPR 10,00,000.00 · 12% · 60 months, reducing balance, without charges',
    link: '/loan-instalment#amount=1000000&rate=12&term=60&unit=months',
  })
  expect(answersTo('१० लाख १२ प्रतिशत ५ वर्ष किस्ता', 'ne')[0]).toMatchObject({
    text: 'रु. २२,२४४.४५',
    reading: 'रु. १०,००,०००.०० · १२% · ६० महिना, घट्दो ब्याज, शुल्कबाहेक',
    link: '/ne/loan-instalment#amount=1000000&rate=12&term=60&unit=months',
  })
})
