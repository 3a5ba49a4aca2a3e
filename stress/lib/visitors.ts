import { randomInt, randomUUID } from 'node:crypto'
import type { RequestOptions } from './requests.ts'

/** The next request of one of many visitors. */
export interface Visit extends RequestOptions {
  path: string
}

const json = { 'content-type': 'application/json' }

/** A random client address, as from a trusted proxy. */
const from = () => ({ 'x-forwarded-for': `202.${randomInt(200)}.${randomInt(250)}.${randomInt(1, 250)}` })

const oneOf = (paths: readonly string[]) => paths[randomInt(paths.length)] ?? '/'

const kept = [
  '/',
  '/ne',
  '/about',
  '/ne/about',
  '/carrier-identifier',
  '/ne/carrier-identifier',
  '/postal-codes',
  '/ne/nepali-calendar',
  '/nepali-date-converter',
  '/ne/emergency-services',
  '/internet-comparison',
]
const reads = ['/api/tools', '/api/banks', '/api/carriers', '/api/internet-plans']
const rated = ['/carrier-identifier', '/postal-codes', '/nepali-calendar']

const get = (path: string): Visit => ({ path, headers: { 'accept-encoding': 'br', ...from() } })
const post = (path: string, body: object): Visit => ({
  path,
  method: 'POST',
  headers: { ...json, ...from() },
  body: JSON.stringify(body),
})

/** Per hundred visits: pages, mostly cached; reads; events and votes. */
const kinds: readonly (readonly [share: number, make: () => Visit])[] = [
  [62, () => get(oneOf(kept))],
  [8, () => get(`${oneOf(['/', '/ne'])}?q=${randomUUID()}`)],
  [12, () => get(oneOf(reads))],
  [15, () => post('/api/usage', { tool_name: 'carrier-identifier', session_id: randomUUID() })],
  [3, () => post('/api/ratings', { path: oneOf(rated), voter_id: randomUUID(), stars: randomInt(1, 6) })],
]

export function nextVisit(): Visit {
  let left = randomInt(kinds.reduce((sum, [share]) => sum + share, 0))
  for (const [share, make] of kinds) {
    left -= share
    if (left < 0) return make()
  }
  return get('/')
}
