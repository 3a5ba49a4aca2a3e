import { expect, test } from 'vitest'
import { parseFields } from '#app/platform/editing/fields.ts'
import { isDialable, telHref } from './number.ts'
import { emergencyRecord } from './schema.ts'

const given = { name: 'Police', number: '100', sources: 'A list', checked_on: '2026-11-21' }
const read = (more: object, lang: 'en' | 'ne' = 'en') =>
  parseFields(emergencyRecord.edits(lang), { ...given, ...more }, lang)
const errors = (more: object, lang: 'en' | 'ne' = 'en') => {
  const result = read(more, lang)
  return result.ok ? {} : result.fieldErrors
}

test('EMER-03: an emergency number needs a name, a number, a source and the day of its check', () => {
  expect(parseFields(emergencyRecord.edits('en'), {}, 'en')).toEqual({
    ok: false,
    fieldErrors: {
      name: 'Name is required',
      number: 'Number is required',
      sources: 'Please name at least one source',
      checked_on: 'Please enter the day on which the sources were read',
    },
  })
  expect(errors({ checked_on: '2026-02-30' }, 'ne')).toEqual({ checked_on: 'कृपया स्रोत हेरिएको मिति लेख्नुहोस्' })
})

test('EMER-03: a number is digits with spaces and hyphens, in either script, of 3 to 15 digits', () => {
  expect(read({ number: ' ०१-४२६१९४५ ', other_numbers: '९८५१२८६७७०,  +977 1 4261790 ,' })).toMatchObject({
    fields: { number: '01-4261945', other_numbers: '9851286770, +977 1 4261790' },
  })
  expect(read({ other_numbers: ' , ' })).toMatchObject({ fields: { other_numbers: null } })
  for (const number of ['12', '1-1', 'police', '100;101', '1+00', '1234567890123456', 'tel:100'])
    expect(Object.keys(errors({ number })), number).toEqual(['number'])
  expect(errors({ number: 'x' }, 'ne').number).toMatch(/[ऀ-ॿ]/)
  expect(errors({ other_numbers: '100, x' })).toEqual({
    other_numbers: 'Each of these numbers has 3 to 15 digits; separate them by commas',
  })
})

test('EMER-03: a phone dials the digits of a number, and the plus in front of them', () => {
  expect(telHref('100')).toBe('tel:100')
  expect(telHref('01-4261945')).toBe('tel:014261945')
  expect(telHref('+977 1-4261945')).toBe('tel:+97714261945')
  expect(isDialable('-100')).toBe(false)
})

test('EMER-02: the group is one of the six of the page, and an e-mail address is one', () => {
  expect(Object.keys(errors({ category: 'other', confidence: 'low', email: 'x@' }))).toEqual([
    'category',
    'confidence',
    'email',
  ])
  expect(errors({ category: 'health', confidence: 'high', email: 'help@example.np' })).toEqual({})
})
