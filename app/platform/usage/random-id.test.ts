import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { randomId } from './random-id.ts'

test.each(['as it is', 'without randomUUID'])(
  'with crypto %s, ids are UUIDs of version 4 and differ',
  (kind) => {
    const real = globalThis.crypto
    if (kind === 'without randomUUID') {
      vi.stubGlobal('crypto', {
        getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => real.getRandomValues(bytes),
      })
    }
    const ids = Array.from({ length: 200 }, randomId)
    expect(ids.filter((id) => !z.uuidv4().safeParse(id).success)).toEqual([])
    expect(new Set(ids).size).toBe(200)
  },
)

test('version and variant stand in their places whatever the random bytes are', () => {
  for (const byte of [0x00, 0xff]) {
    vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(byte) })
    expect(randomId()).toMatch(/^[0f]{8}-[0f]{4}-4[0f]{3}-[8b][0f]{3}-[0f]{12}$/)
  }
})
