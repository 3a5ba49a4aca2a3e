import type { Bar } from '../lib/figures.ts'

export type ServerName = 'cached' | 'uncached' | 'memory' | 'page' | 'pg'

/** One address under load. */
export interface LoadCase {
  name: string
  server: ServerName
  path: string
  headers: Record<string, string>
  /** The only status that counts as an answer. */
  expects: 200 | 304
  /** Sends back the ETag that the address gave. */
  conditional?: boolean
  /** The case that the figures of this one are set against. */
  floor?: string
  /** Of requests in a second. */
  bar?: Bar
  /** Of the share of its floor. */
  shareBar?: Bar
}

const brotli = { 'accept-encoding': 'br' }
const browsers = { 'accept-encoding': 'gzip, deflate, br, zstd' }
const pageFloor = 'floor: / from memory'
const memoryFloor = 'floor: list from memory'
const pgFloor = 'floor: list by one query'

/** A reference is measured right before the case that is compared with it. */
export const loadCases: readonly LoadCase[] = [
  { name: memoryFloor, server: 'memory', path: '/', headers: {}, expects: 200 },
  {
    name: '/api/tools, cached',
    server: 'cached',
    path: '/api/tools',
    headers: {},
    expects: 200,
    floor: memoryFloor,
    shareBar: { atLeast: 0.4 },
  },
  { name: pgFloor, server: 'pg', path: '/', headers: {}, expects: 200 },
  {
    name: '/api/tools, uncached',
    server: 'uncached',
    path: '/api/tools',
    headers: {},
    expects: 200,
    floor: pgFloor,
    shareBar: { atLeast: 0.3 },
  },
  { name: pageFloor, server: 'page', path: '/', headers: brotli, expects: 200 },
  {
    name: '/ cached, brotli',
    server: 'cached',
    path: '/',
    headers: brotli,
    expects: 200,
    floor: pageFloor,
    bar: { atLeast: 8000 },
  },
  {
    name: '/ cached, its ETag',
    server: 'cached',
    path: '/',
    headers: brotli,
    expects: 304,
    conditional: true,
  },
  {
    name: '/api/v1/calendar/2083 cached, brotli',
    server: 'cached',
    path: '/api/v1/calendar/2083',
    headers: brotli,
    expects: 200,
    bar: { atLeast: 8000 },
  },
  {
    name: '/api/v1/calendar/2083 cached, its ETag',
    server: 'cached',
    path: '/api/v1/calendar/2083',
    headers: brotli,
    expects: 304,
    conditional: true,
    bar: { atLeast: 8000 },
  },
  {
    name: '/api/v1/calendar/2083 uncached, as browsers ask',
    server: 'uncached',
    path: '/api/v1/calendar/2083',
    headers: browsers,
    expects: 200,
    bar: { atLeast: 100 },
  },
  {
    name: '/api/v1/holidays/2083 uncached, as browsers ask',
    server: 'uncached',
    path: '/api/v1/holidays/2083',
    headers: browsers,
    expects: 200,
    bar: { atLeast: 100 },
  },
  {
    name: '/ uncached, as browsers ask',
    server: 'uncached',
    path: '/',
    headers: browsers,
    expects: 200,
    bar: { atLeast: 200 },
  },
  {
    name: '/carrier-identifier uncached, as browsers ask',
    server: 'uncached',
    path: '/carrier-identifier',
    headers: browsers,
    expects: 200,
    bar: { atLeast: 200 },
  },
]
