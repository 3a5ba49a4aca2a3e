import { expect, test } from 'vitest'
import { bounds, emptyRecord, type OwnDay } from '#app/platform/personal/personal-record.ts'
import { importInto } from './copies.tsx'

const day = (name: string, next = '2026-12-08'): OwnDay => ({ name, calendar: 'bs', month: 8, day: 22, next })

const whole = {
  ...emptyRecord,
  tools: ['/qr-builder', '/nepali-calendar'],
  currencies: ['QAR', 'AUD'],
  days: [day('Ama')],
  recent: ['/postal-codes'],
}

test('a file is added behind what is there, and what it adds and leaves out is counted', () => {
  const file = {
    ...whole,
    tools: ['/qr-builder', '/postal-codes', '/no-such-tool'],
    currencies: ['AUD', 'KRW', 'euro'],
    days: [day('Ama', '2030-01-01'), day('Buwa')],
  }
  const found = importInto(whole, JSON.stringify(file), ['/qr-builder', '/nepali-calendar', '/postal-codes'])
  expect(found).toEqual({
    record: {
      ...whole,
      tools: ['/qr-builder', '/nepali-calendar', '/postal-codes'],
      currencies: ['QAR', 'AUD', 'KRW'],
      days: [day('Ama', '2030-01-01'), day('Buwa')],
    },
    added: { tools: 1, currencies: 1, days: 1 },
    leftOut: 2,
  })
})

test('what has no room is counted as left out', () => {
  const full = {
    ...emptyRecord,
    days: Array.from({ length: bounds.days - 1 }, (_, index) => day(`${index}`)),
  }
  const found = importInto(full, JSON.stringify({ version: 1, days: [day('Ama'), day('Buwa')] }), [])
  expect(found?.added.days).toBe(1)
  expect(found?.leftOut).toBe(1)
  expect(found?.record.days.at(-1)?.name).toBe('Ama')
})

test.each(['', 'PK\u0003\u0004', '{"version":1', '{"tools":[]}', '"version"', '[1]'])(
  'the file %j is not one of ours',
  (text) => {
    expect(importInto(whole, text, [])).toBeUndefined()
  },
)
