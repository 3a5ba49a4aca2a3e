import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Lang } from '#app/lib/language.ts'
import { fieldsIn, parseChanges, parseFields } from './fields.ts'

function sample(lang: Lang) {
  const { required, optional, url, flag, maybe, order, count, price, cost, choice } = fieldsIn(lang)
  return z.strictObject({
    name: required('needed', 5),
    note: optional(5),
    url: url(),
    on: flag(true),
    known: maybe(),
    order: order(),
    speed: count('above 0', 1),
    price: price('above 0', 1),
    cost: cost(0),
    kind: choice(['a', 'b']),
  })
}

const parsed = (given: object, lang: Lang = 'en') => parseFields(sample(lang), { name: 'x', ...given }, lang)
const errors = (given: object, lang: Lang = 'en') => {
  const result = parsed(given, lang)
  return result.ok ? {} : result.fieldErrors
}

test('missing fields get their defaults, and texts lose the white space around them', () => {
  expect(parseFields(sample('en'), { name: '  x ' }, 'en')).toEqual({
    ok: true,
    fields: {
      name: 'x',
      note: null,
      url: null,
      on: true,
      known: null,
      speed: 1,
      price: 1,
      cost: 0,
      kind: 'a',
    },
  })
  expect(parsed({ note: '   ', url: '' })).toMatchObject({ fields: { note: null, url: null } })
})

test.each([
  ['7', 7],
  [7.9, 7],
  ['१२', 12],
  ['1,200', 1200],
  ['-3', -3],
  ['abc', 0],
  ['', undefined],
  [null, undefined],
])('ADM-06: a place among others written as %j is %s', (order, expected) => {
  expect(parsed({ order })).toMatchObject({ fields: { order: expected } })
})

test.each([
  ['1200.50', 1200.5],
  ['12,34,567', 1_234_567],
  ['१,५००', 1500],
])('ADM-11: a price written as %j is %d', (price, expected) => {
  expect(parsed({ price })).toMatchObject({ fields: { price: expected } })
})

test('ADM-11: what is no number is 0, and 0 is refused where something must be above it', () => {
  for (const given of ['abc', '', null, 0, -1, '12abc'])
    expect(errors({ speed: given, price: given })).toEqual({ speed: 'above 0', price: 'above 0' })
  expect(parsed({ cost: 'abc' })).toMatchObject({ fields: { cost: 0 } })
})

test('a cost that was not published stays unknown', () => {
  expect(parsed({ cost: null })).toMatchObject({ fields: { cost: null } })
})

test('every error is under its field, in the language of the operator', () => {
  const wrong = {
    note: 'longer',
    url: 'ftp://x',
    on: 'yes',
    known: 1,
    order: 5_000_000,
    price: 1.005,
    cost: -1,
    kind: 'c',
    extra: 1,
  }
  expect(errors(wrong)).toEqual({
    note: 'Must have at most 5 characters',
    url: 'Please enter a valid URL (starting with http:// or https://)',
    on: 'Must be yes or no',
    known: 'Must be yes or no',
    order: 'Must be at most 10,00,000',
    price: 'Must have at most two decimals',
    cost: 'Must be 0 or more',
    kind: 'Please choose one of the offered values',
    extra: 'This field is not known here',
  })
  const nepali = Object.values(errors(wrong, 'ne'))
  expect(nepali).toHaveLength(9)
  for (const text of nepali) expect(text).toMatch(/[ऀ-ॿ]/)
})

test('a text that the database would refuse is refused before', () => {
  for (const name of ['a\0', '\ud83d'])
    expect(errors({ name })).toEqual({ name: 'This text cannot be stored' })
})

test('a change holds what was given and nothing else, whatever the defaults are', () => {
  expect(parseChanges(sample('en'), { on: false }, 'en')).toEqual({ ok: true, fields: { on: false } })
  expect(parseChanges(sample('en'), {}, 'en')).toEqual({ ok: true, fields: {} })
  expect(parseChanges(sample('en'), { name: ' ' }, 'en')).toEqual({
    ok: false,
    fieldErrors: { name: 'needed' },
  })
})

test.each([null, [], 'text', 7])('a request that is %j is none', (given) => {
  expect(parseChanges(sample('en'), given, 'en')).toEqual({
    ok: false,
    fieldErrors: { request: 'The request must be a JSON object' },
  })
})
