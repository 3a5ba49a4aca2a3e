import { expect, test } from 'vitest'
import { withoutPrefix } from './mobile-number.ts'

test('the country code and a trunk 0 are taken off a number of ten digits, and only off such a number', () => {
  for (const prefix of ['977', '00977', '0'])
    expect(withoutPrefix(`${prefix}9841234567`)).toEqual({ number: '9841234567', prefix })
  for (const other of ['9841234567', '977984123456', '0977984123456', '97798412345678', '014412303', ''])
    expect(withoutPrefix(other), other).toBeUndefined()
})
