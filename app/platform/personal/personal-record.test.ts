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
