import { expect, test } from 'vitest'
import { json, standIn, troubles } from '#test/upstream.ts'
import { fetchLocation } from './adapter.server.ts'
import cityNull from './fixtures/ipapi-city-null.json'
import ok from './fixtures/ipapi-ok.json'
import limited from './fixtures/ipapi-ratelimited-429.json'
import reserved from './fixtures/ipapi-reserved.json'

const visitor = '8.8.4.4'

async function service(...answer: Parameters<typeof json>) {
  const place = await standIn(json(...answer))
  return { ...place, template: `${place.origin}/{ip}/json/` }
}

test('SHELL-07: city and country_name are asked for by the address of the visitor', async () => {
  const { template, asked } = await service(ok)
  expect(await fetchLocation(template, visitor)).toEqual({
    ok: true,
    value: { city: 'Kathmandu', country: 'Nepal' },
  })
  await fetchLocation(template, '2400:1a00:b060::')
  expect(asked).toEqual(['/8.8.4.4/json/', '/2400:1a00:b060::/json/'])
})

test('SHELL-07: a city that is not known leaves the country', async () => {
  const { template } = await service(cityNull)
  expect(await fetchLocation(template, visitor)).toEqual({
    ok: true,
    value: { city: null, country: 'Nepal' },
  })
})

test.each([
  ['127.0.0.1', '::1', '10.1.2.3', '192.168.1.7', '100.64.0.9', 'fe80::1', 'fc00::1', '203.0.113.24', ''],
])('an address that is in no public network is not sent', async (...addresses) => {
  const { template, asked } = await service(ok)
  for (const address of addresses)
    expect(await fetchLocation(template, address)).toEqual({ ok: false, trouble: 'no-public-address' })
  expect(asked).toEqual([])
})

test.each<[string, unknown, number]>([
  ['too many questions', limited, 429],
  ['too many questions, under status 200', limited, 200],
  ['a reserved address', reserved, 200],
  ['nothing that is known', {}, 200],
  ['blank names', { city: ' ', country_name: '' }, 200],
  ['names of other kinds', { city: 7, country_name: { name: 'Nepal' } }, 200],
  ['names without end', { city: 'x'.repeat(200), country_name: 'y'.repeat(200) }, 200],
  ['a list', [ok], 200],
])('an answer of %s is no location', async (_, body, status) => {
  const { template } = await service(body, status)
  expect((await fetchLocation(template, visitor)).ok).toBe(false)
})

test('a service that does not answer is given up after two seconds', async () => {
  const places = await service(ok)
  places.answers(troubles['never answers']!)
  const before = performance.now()
  expect(await fetchLocation(places.template, visitor)).toEqual({ ok: false, trouble: 'too-slow' })
  expect(performance.now() - before).toBeLessThan(3000)
})
