import { ingestToken } from './restartable-site.ts'

/** The number identifies a write, in the request and in its row. */
export interface NumberedWrite {
  method: 'POST' | 'PUT'
  path: string
  body: object
  headers?: Record<string, string>
  /** What says that it is stored. */
  status: number
}

/** Who writes, and into what. */
export interface WritingAs {
  token: string
  /** The bank that is edited again and again. */
  bankId: string
}

const padded = (number: number) => String(number).padStart(12, '0')

export const bankCode = (number: number) => `T-${padded(number)}`
export const editedName = (number: number) => `सम्पादन ${padded(number)}`
export const voterId = (number: number) => `00000000-0000-4000-8000-${padded(number)}`
export const sessionId = (number: number) => `10000000-0000-4000-8000-${padded(number)}`
export const subscriberEmail = (number: number) => `reader-${padded(number)}@example.com`
export const stars = (number: number) => 1 + (number % 5)

const firstMarketDay = Date.UTC(1990, 0, 1)
const dayMs = 86_400_000

export const marketDay = (number: number) =>
  new Date(firstMarketDay + number * dayMs).toISOString().slice(0, 10)
/** Within the accepted change from the previous price. */
export const goldTola = (number: number) => 264_700 + number

const tolaBy10g = 1.1664
const cents = (npr: number) => Math.round(npr * 100) / 100

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

/** Everything that is acknowledged by the site: admin edits, votes, subscriptions, prices and usage events. */
export const writeKinds = {
  bank: (number, { token }) => ({
    method: 'POST',
    path: '/api/admin-banks',
    body: { name: `Stress ${number}`, code: bankCode(number) },
    headers: bearer(token),
    status: 201,
  }),
  edit: (number, { token, bankId }) => ({
    method: 'PUT',
    path: `/api/admin-banks/${bankId}`,
    body: { name_ne: editedName(number) },
    headers: bearer(token),
    status: 200,
  }),
  vote: (number) => ({
    method: 'POST',
    path: '/api/ratings',
    body: { path: '/carrier-identifier', voter_id: voterId(number), stars: stars(number) },
    status: 204,
  }),
  subscription: (number) => ({
    method: 'POST',
    path: '/api/newsletter',
    body: { email: subscriberEmail(number) },
    status: 204,
  }),
  price: (number) => ({
    method: 'POST',
    path: '/api/ingest/gold-silver-prices',
    body: { prices: [priceOf(number)] },
    headers: bearer(ingestToken),
    status: 200,
  }),
  event: (number) => ({
    method: 'POST',
    path: '/api/usage',
    body: {
      tool_name: number % 2 === 0 ? 'homepage-view' : 'gold-silver-price-view',
      session_id: sessionId(number),
    },
    status: 202,
  }),
} satisfies Record<string, (number: number, as: WritingAs) => NumberedWrite>

export type WriteKind = keyof typeof writeKinds

function priceOf(number: number) {
  const tola = goldTola(number)
  return {
    date: marketDay(number),
    gold_hallmark_tola: tola,
    gold_hallmark_10g: cents(tola / tolaBy10g),
    silver_tola: 5000,
    silver_10g: cents(5000 / tolaBy10g),
  }
}
