import { expect, test } from 'vitest'
import { parseFields } from '#app/platform/editing/fields.ts'
import { carrierRecord } from './schema.ts'

const carrier = { name: 'Ncell', technology: 'GSM', prefixes: ['980', '981'] }
const read = (given: object) => parseFields(carrierRecord.edits('en'), given, 'en')
const errors = (given: object) => {
  const result = read(given)
  return result.ok ? {} : result.fieldErrors
}

test('ADM-07: a carrier needs a name, a technology and a prefix', () => {
  expect(errors({})).toEqual({
    name: 'Carrier name is required',
    technology: 'Technology is required',
    prefixes: 'At least one prefix is required',
  })
  for (const prefixes of [[], ['', ' ']])
    expect(errors({ ...carrier, prefixes })).toEqual({ prefixes: 'At least one prefix is required' })
})

test('ADM-07: prefixes have three digits and stand once; the empty row of the form is none', () => {
  expect(read({ ...carrier, prefixes: ['980', ' ९८१ ', ''] })).toMatchObject({
    fields: { prefixes: ['980', '981'] },
  })
  expect(errors({ ...carrier, prefixes: ['980', '980'] })).toEqual({
    prefixes: 'Duplicate prefixes are not allowed',
  })
  for (const prefix of ['98', '9801', '98a'])
    expect(errors({ ...carrier, prefixes: [prefix] })).toEqual({ prefixes: 'A prefix has three digits' })
})

test('ADM-07: technologies, icons and colours are the offered ones', () => {
  for (const technology of ['GSM', 'CDMA', 'CDMA/GSM', '4G', '5G'])
    expect(errors({ ...carrier, technology })).toEqual({})
  expect(errors({ ...carrier, technology: '2G' })).toEqual({ technology: 'Technology is required' })
  for (const color of ['blue', 'purple', 'green', 'orange', 'red', 'pink', 'indigo', 'yellow']) {
    const pair = { color_class: `text-${color}-600`, bg_color_class: `bg-${color}-100` }
    expect(errors({ ...carrier, color, ...pair })).toEqual({})
  }
  expect(Object.keys(errors({ ...carrier, icon_name: 'globe', color: 'teal' }))).toEqual([
    'color',
    'icon_name',
  ])
})
