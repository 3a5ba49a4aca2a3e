import { expect, test } from 'vitest'
import { groupedAmount, rupees } from './nepali-grouping.ts'

test('money is NPR in English and रु. in Nepali', () => {
  expect(rupees('en', groupedAmount('en', '285200.50'))).toBe('NPR 2,85,200.50')
  expect(rupees('ne', groupedAmount('ne', '285200.50'))).toBe('रु. २,८५,२००.५०')
})
