import { expect, test } from 'vitest'
import { widthClassOf } from './record-usage.ts'

test('a window below 640 px is that of a phone, below 1024 px of a tablet, else of a desktop', () => {
  expect([320, 639, 640, 1023, 1024, 2560].map(widthClassOf)).toEqual([
    'phone',
    'phone',
    'tablet',
    'tablet',
    'desktop',
    'desktop',
  ])
})
