import { expect, test } from 'vitest'
import { readFields } from '#app/platform/editing/read-fields.ts'
import { bankFields } from './edit-fields.ts'

test('ADM-06: a bank needs a name and a code, and the code is upper case', () => {
  expect(readFields(bankFields('en'), {}, 'en')).toEqual({
    ok: false,
    faults: { name: 'Bank name is required', code: 'Bank code is required' },
  })
  expect(readFields(bankFields('ne'), { name: 'Nabil', code: ' ' }, 'ne')).toEqual({
    ok: false,
    faults: { code: 'बैंकको कोड आवश्यक छ' },
  })
  expect(readFields(bankFields('en'), { name: 'Nabil', code: ' narbnpka ', sort_order: 'x' }, 'en')).toEqual({
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
  expect(readFields(bankFields('en'), { name: 'Nabil', code: 'NARB NPKA' }, 'en')).toEqual({
    ok: false,
    faults: { code: 'A bank code has no spaces' },
  })
})
