import { expect, test } from 'vitest'
import {
  bounds,
  emptyRecord,
  jsonFrom,
  nameFrom,
  type OwnDay,
  type PersonalRecord,
  recordFrom,
  withRecent,
} from './personal-record.ts'
import { importInto, moved } from './record-changes.ts'

const day = (name: string, next = '2026-12-08'): OwnDay => ({ name, calendar: 'bs', month: 8, day: 22, next })

const whole: PersonalRecord = {
  version: 1,
  tools: ['/qr-builder', '/nepali-calendar'],
  currencies: ['QAR', 'AUD'],
  days: [day('Ama')],
  recent: ['/postal-codes'],
}

test('a stored record is read as it was written', () => {
  expect(recordFrom(jsonFrom(JSON.stringify(whole)))).toEqual(whole)
})

test.each([null, '', 'no JSON', '7', 'null', '[]', '{}', '{"version":2,"tools":["/qr-builder"]}'])(
  'the stored text %j gives the empty record',
  (text) => {
    expect(recordFrom(jsonFrom(text))).toEqual(emptyRecord)
  },
)

test('what is not valid is left out, and the rest stays', () => {
  const read = recordFrom({
    version: 1,
    tools: ['/qr-builder', 'javascript:alert(1)', '//other.example', '/qr-builder', 7, null, '/a b'],
    currencies: 'QAR',
    days: [
      day('Ama'),
      { ...day('Thirteenth month'), month: 13 },
      { ...day('Half a day'), day: 1.5 },
      { ...day('33rd'), day: 33 },
      { ...day('32nd in AD'), calendar: 'ad', day: 32 },
      { ...day('Other calendar'), calendar: 'ns' },
      { ...day('  ') },
      day('Buwa', 'tomorrow'),
      'a text',
    ],
    recent: { 0: '/qr-builder' },
  })
  expect(read).toEqual({
    version: 1,
    tools: ['/qr-builder'],
    currencies: [],
    days: [day('Ama'), day('Buwa', '')],
    recent: [],
  })
})

test('no list is longer than its bound, and no name than 40 characters', () => {
  const many = Array.from({ length: 60 }, (_, index) => index)
  const read = recordFrom({
    version: 1,
    tools: many.map((index) => `/tool-${index}`),
    currencies: many.map((index) => `A${String.fromCharCode(65 + (index % 26))}${index < 26 ? 'A' : 'B'}`),
    days: many.map((index) => day(`${index} ${'क'.repeat(90)}`)),
    recent: many.map((index) => `/tool-${index}`),
  })
  expect(read.tools).toHaveLength(bounds.tools)
  expect(read.currencies).toHaveLength(bounds.currencies)
  expect(read.days).toHaveLength(bounds.days)
  expect(read.recent).toHaveLength(bounds.recent)
  expect([...(read.days[0]?.name ?? '')]).toHaveLength(40)
  expect(nameFrom('  Ama\n\t ji ')).toBe('Ama ji')
})

test('the tool opened last is the first of five', () => {
  const opened = ['/a', '/b', '/c', '/d', '/e', '/b', '/f'].reduce(withRecent, emptyRecord)
  expect(opened.recent).toEqual(['/f', '/b', '/e', '/d', '/c'])
})

test.each([
  ['a', 1, 'bac'],
  ['c', -1, 'acb'],
  ['a', -1, 'abc'],
  ['c', 1, 'abc'],
  ['x', 1, 'abc'],
])('%s moved by %i gives %s', (entry, by, order) => {
  expect(moved(['a', 'b', 'c'], entry, by).join('')).toBe(order)
})

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
