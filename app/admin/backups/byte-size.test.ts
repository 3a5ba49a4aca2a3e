import { expect, test } from 'vitest'
import { byteSize } from './screen.tsx'

test.each([
  [0, '0 B', '० बाइट'],
  [1023, '1023 B', '१०२३ बाइट'],
  [1536, '1.5 KB', '१.५ केबी'],
  [52_428_800, '50 MB', '५० एमबी'],
  [5_368_709_120, '5.0 GB', '५.० जीबी'],
])('%i bytes are %s', (bytes, en, ne) => {
  expect([byteSize('en', bytes), byteSize('ne', bytes)]).toEqual([en, ne])
})
