import { expect, test } from 'vitest'
import { packRows, unpackRows } from './packed-rows.ts'

test('rows come back as they were, and a value that repeats is there once', () => {
  const rows = [
    { id: 'a', of: 'Vianet', price: 0, limit: null, source: { host: 'vianet.com.np' } },
    { id: 'b', of: 'Vianet', price: 0, limit: null, source: { host: 'vianet.com.np' }, note: 'x' },
  ]
  const packed = packRows<object>(rows)
  expect(unpackRows(JSON.parse(JSON.stringify(packed)) as typeof packed)).toEqual(rows)
  expect(JSON.stringify(packed).match(/vianet/gi)).toHaveLength(2)
  expect(unpackRows(packRows([]))).toEqual([])
})
