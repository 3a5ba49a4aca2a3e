import { parseBs } from '@chautari/bikram-sambat'
import { plainNumber } from '#app/lib/nepali-grouping.ts'

/** All amounts are whole paisa: sums of the largest loan are below 2^53. `first`: when the first instalment is due. */
export type Loan = NonNullable<ReturnType<typeof readLoan>['loan']>

/** The fields of the form, as they were typed. */
export type Typed = Readonly<Record<string, string>>

/** The loan of a form, and which of its fields cannot be read or are beyond a limit. */
export function readLoan({ amount, rate, term, unit, 'first-bs': day = '' }: Typed) {
  const [rupees, yearlyPercent] = [numberIn(amount), numberIn(rate)]
  const months = numberIn(term) * (unit === 'months' ? 1 : 12)
  const first = parseBs(day)
  const problems = {
    amount: !(rupees >= 100 && rupees <= 1e12),
    rate: !(yearlyPercent <= 100),
    term: !(Number.isInteger(months) && months > 0 && months <= 600),
    first: !first.ok,
  }
  if (!first.ok || Object.values(problems).includes(true)) return { problems }
  return { problems, loan: { principal: Math.round(rupees * 100), yearlyPercent, months, first: first.date } }
}

/** A number of either script with at most four decimals; NaN, which is within no limits, for anything else. */
function numberIn(typed = ''): number {
  const plain = plainNumber(typed).replace(/%$/, '')
  return /^(\d+\.?\d{0,4}|\.\d{1,4})$/.test(plain) ? Number(plain) : Number.NaN
}

/** The equal payment that clears a debt, before rounding. */
export const annuity = (principal: number, months: number, rate: number): number =>
  rate === 0 ? principal / months : (principal * rate) / -Math.expm1(-months * Math.log1p(rate))

/** Interest on what is still owed. Instalments are equal, but for the last, which takes what rounding left. */
export function reducingOf({ principal, yearlyPercent, months }: Loan) {
  const rate = yearlyPercent / 1200
  const instalment = Math.round(annuity(principal, months, rate))
  let balance = principal
  const payments = Array.from({ length: months }, (_, index) => {
    const interest = Math.round(balance * rate)
    const part = index === months - 1 ? balance : Math.min(instalment - interest, balance)
    balance -= part
    return { instalment: interest + part, interest, principal: part, balance }
  })
  return { instalment, payments, total: payments.reduce((sum, payment) => sum + payment.instalment, 0) }
}

/** Interest on the whole loan until its end, and the yearly rate on what is still owed with the same instalment. */
export function flatOf({ principal, yearlyPercent, months }: Loan) {
  const total = principal + Math.round((principal * yearlyPercent * months) / 1200)
  let rate = 0
  // Digit by digit in base two, as far as a number has them.
  for (let step = 1 / 2; step > 1e-15; step /= 2)
    if (annuity(principal, months, rate + step) < total / months) rate += step
  return { instalment: Math.round(total / months), total, reducingPercent: rate * 1200 }
}
