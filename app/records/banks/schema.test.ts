import { expect, test } from 'vitest'
import { parseFields } from '#app/platform/editing/fields.ts'
import { bankRecord } from './schema.ts'

test('ADM-06: a bank needs a name and a code, and the code is upper case', () => {
  expect(parseFields(bankRecord.edits('en'), {}, 'en')).toEqual({
    ok: false,
    fieldErrors: { name: 'Bank name is required', code: 'Bank code is required' },
  })
  expect(parseFields(bankRecord.edits('ne'), { name: 'Nabil', code: ' ' }, 'ne')).toEqual({
    ok: false,
    fieldErrors: { code: 'बैंकको कोड आवश्यक छ' },
  })
  expect(
    parseFields(bankRecord.edits('en'), { name: 'Nabil', code: ' narbnpka ', sort_order: 'x' }, 'en'),
  ).toEqual({
    ok: true,
    fields: {
      name: 'Nabil',
      name_ne: null,
      code: 'NARBNPKA',
      logo_url: null,
      is_active: true,
      sort_order: 0,
    },
  })
  expect(parseFields(bankRecord.edits('en'), { name: 'Nabil', code: 'NARB NPKA' }, 'en')).toEqual({
    ok: false,
    fieldErrors: { code: 'A bank code has no spaces' },
  })
})
