import { expect, test } from 'vitest'
import { adminPaths } from '../../server/admin/openapi.ts'
import { openApiDocument } from '../../server/api/openapi.ts'
import { targetsOf } from './scan-targets.ts'

test('every parameter in an address that the scanners are given has a value', () => {
  const addresses = targetsOf(openApiDocument('https://chautari.example', adminPaths())).map(
    ({ address }) => address,
  )
  expect(addresses.filter((address) => /[{}]|undefined/.test(address))).toEqual([])
  expect(addresses).toContain('/api/v1/periods/bs/2082-04-01/2082-09-30.csv?unit=quarter')
})

test('a path parameter without an example is an error', () => {
  const parameters = [
    { name: 'river', in: 'path', schema: {} },
    { name: 'q', in: 'query', schema: {} },
  ]
  expect(() => targetsOf({ paths: { '/api/v1/rivers/{river}': { get: { parameters } } } })).toThrow(
    'no example of river',
  )
})
