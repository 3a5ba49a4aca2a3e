import { digitsIn } from '@chautari/bikram-sambat/digits'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { builtInCarriers } from '#app/records/carriers/store.server.ts'
import seeded from '#db/seeds/carriers.json' with { type: 'json' }
import { findCarrier, isNewSeries, isUndecided, lookupDelayMs, shownNumber } from './carrier-lookup.ts'

const ntc = { name: 'ntc', prefixes: ['984', '985'] }
const ncell = { name: 'ncell', prefixes: ['980', '984'] }
const carriers = [ntc, ncell]

const digits = (length: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
    .map((list) => list.join(''))

test('CAR-06: the first three digits decide, whatever stands between and after them', () => {
  expect(findCarrier('9841234567', carriers).carrier).toBe(ntc)
  expect(findCarrier('  9-8 0/12', carriers).carrier).toBe(ncell)
  expect(findCarrier('call 984', carriers).carrier).toBe(ntc)
  expect(findCarrier('9811234567', carriers).carrier).toBeNull()
})

test('CAR-06: there is no check of the length', () => {
  expect(findCarrier('984', carriers).carrier).toBe(ntc)
  expect(findCarrier(`984${'1'.repeat(60)}`, carriers).carrier).toBe(ntc)
  expect(findCarrier('98', carriers).carrier).toBeNull()
  expect(findCarrier('', carriers).carrier).toBeNull()
})

test('CAR-06: the first carrier in the list that has the prefix wins', () => {
  expect(findCarrier('9841234567', [ntc, ncell]).carrier).toBe(ntc)
  expect(findCarrier('9841234567', [ncell, ntc]).carrier).toBe(ncell)
})

test('CAR-06: Devanagari digits are digits', () => {
  expect(findCarrier('९८४-१२३-४५६७', carriers)).toEqual({
    digits: '9841234567',
    carrier: ntc,
    leftOut: '',
  })
})

test('CAR-06: 977 and ten digits are tried without the country code, and only then', () => {
  expect(findCarrier('+977 984-1234567', carriers)).toEqual({
    digits: '9841234567',
    carrier: ntc,
    leftOut: '977',
  })
  for (const other of [
    '+977 984-123456',
    '+977 984-12345678',
    '0977 9841234567',
    '098412345678',
    '+91 9841234567',
  ]) {
    expect(findCarrier(other, carriers), other).toMatchObject({ carrier: null, leftOut: '' })
  }
})

test('CAR-06: a trunk 0 or 00977 before ten digits is left out like 977', () => {
  for (const leftOut of ['0', '00977'])
    expect(findCarrier(`${leftOut}984-1234567`, carriers)).toEqual({
      digits: '9841234567',
      carrier: ntc,
      leftOut,
    })
})

test('CAR-08: 971 is a series of its own as long as no carrier of the list has it', () => {
  for (const number of ['9711234567', '+977 971-1234567', '०९७११२३४५६७', '971'])
    expect(isNewSeries(findCarrier(number, carriers)), number).toBe(true)
  for (const number of ['9811234567', '+977 971', '97'])
    expect(isNewSeries(findCarrier(number, carriers)), number).toBe(false)
  expect(isNewSeries(findCarrier('9711234567', [{ prefixes: ['971'] }]))).toBe(false)
})

test('fewer than three digits, and a code that no whole number follows, say nothing of a carrier', () => {
  for (const number of ['', '98', '977', '+977 98', '0', '00977 984', '097541012', '+977 97541012'])
    expect(isUndecided(findCarrier(number, carriers)), number).toBe(true)
  for (const number of ['984', '123', '971', '09841234567', '+977 9991234567'])
    expect(isUndecided(findCarrier(number, carriers)), number).toBe(false)
})

test('CAR-06: a carrier that has 977 itself is found before the country code is thought of', () => {
  const own = { name: 'own', prefixes: ['977'] }
  expect(findCarrier('9779841234567', [ntc, own])).toMatchObject({ carrier: own, leftOut: '' })
})

test('CAR-06: with the country code and an unknown prefix, the ten digits are what was looked up', () => {
  expect(findCarrier('9779991234567', carriers)).toEqual({
    digits: '9991234567',
    carrier: null,
    leftOut: '977',
  })
})

test('CAR-06: a carrier is found exactly when the first three digits are one of its prefixes', () => {
  const list = fc.array(fc.record({ prefixes: fc.array(digits(3), { minLength: 1, maxLength: 4 }) }), {
    maxLength: 6,
  })
  fc.assert(
    fc.property(list, fc.stringMatching(/^[0-9]{0,9}$/), (some, number) => {
      const expected = some.find(({ prefixes }) =>
        prefixes.some((prefix) => number.length >= 3 && number.startsWith(prefix)),
      )
      expect(findCarrier(number, some).carrier).toBe(expected ?? null)
    }),
  )
})

test('CAR-06: separators and the script of the digits change nothing', () => {
  fc.assert(
    fc.property(
      digits(10),
      fc.array(fc.constantFrom(' ', '-', '/', 'x', 'क'), { maxLength: 10 }),
      (number, separators) => {
        const typed = [...number].map((digit, position) => digit + (separators[position] ?? '')).join('')
        expect(findCarrier(typed, carriers)).toEqual(findCarrier(number, carriers))
        expect(findCarrier(digitsIn('ne', typed), carriers)).toEqual(findCarrier(number, carriers))
      },
    ),
  )
})

test('CAR-06, CAR-11: every prefix that the site begins with identifies its carrier, with and without 977', () => {
  for (const carrier of seeded) {
    for (const prefix of carrier.prefixes) {
      expect(findCarrier(`${prefix}1234567`, seeded).carrier, prefix).toBe(carrier)
      expect(findCarrier(`+977-${prefix}1234567`, seeded).carrier, prefix).toBe(carrier)
    }
  }
})

test('CAR-06, CAR-11: the built-in carriers answer for their eight prefixes and for nothing else', () => {
  const found = Array.from({ length: 1000 }, (_, number) => String(number).padStart(3, '0')).filter(
    (prefix) => findCarrier(prefix, builtInCarriers).carrier,
  )
  expect(found).toEqual(['970', '976', '980', '981', '982', '984', '985', '986'])
})

test('CAR-09: ten digits are shown as XXX-XXX-XXXX, anything else as it was typed', () => {
  expect(shownNumber('98 41-23 4567')).toBe('984-123-4567')
  expect(shownNumber('९८४१२३४५६७')).toBe('984-123-4567')
  expect(shownNumber(' 984123456 ')).toBe('984123456')
  expect(shownNumber('+9779841234567')).toBe('+9779841234567')
  expect(shownNumber('hello')).toBe('hello')
})

test('CAR-09: the shown form of ten digits keeps all of them in their order', () => {
  fc.assert(
    fc.property(digits(10), (number) => {
      const shown = shownNumber(number)
      expect(shown).toMatch(/^\d{3}-\d{3}-\d{4}$/)
      expect(shown.replaceAll('-', '')).toBe(number)
    }),
  )
})

test('CAR-04: a lookup takes 500 ms', () => {
  expect(lookupDelayMs).toBe(500)
})
