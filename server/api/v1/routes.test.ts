import { expect, test } from 'vitest'
import { apiRoutes } from '../routes.ts'
import { dataRoutes } from './routes.ts'

/** The read of API v1 that gives what an older public read gives; a text in words says why there is none. */
const successors: Readonly<Record<string, string>> = {
  '/api/tools': '/api/v1/tools',
  '/api/carriers': '/api/v1/carriers',
  '/api/banks': '/api/v1/banks',
  '/api/internet-providers': '/api/v1/internet-providers',
  '/api/internet-plans': '/api/v1/internet-plans',
  '/api/gold-silver-prices': '/api/v1/gold-silver-prices',
  '/api/calendar/festivals.ics': '/api/v1/festivals/{year}',
  '/api/corrections.atom': '/api/v1/corrections',
  '/api/forex/v1/rates': '/api/v1/exchange-rates/{date}',
  '/api/forex/v1/history': '/api/v1/exchange-rate-history/{currency}',
  '/api/site-settings': 'settings of the pages of this site, no data',
  '/api/crypto/markets': 'the source does not let its prices be passed on as data',
  '/api/crypto/search': 'the source does not let its prices be passed on as data',
}

test('each public read has one in API v1, or a reason why not', () => {
  const older = apiRoutes
    .filter(({ kind, path }) => kind !== 'write' && !path.startsWith('/api/v1/'))
    .map(({ path }) => path)
  expect(Object.keys(successors).toSorted()).toEqual(older.toSorted())
  const paths: string[] = dataRoutes.map(({ path }) => path)
  const named = Object.values(successors).filter((successor) => successor.startsWith('/'))
  expect(paths).toEqual(expect.arrayContaining(named))
})
