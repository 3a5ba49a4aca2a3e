import { expect, test } from 'vitest'
import { temporaryFolder } from '../lib/processes.ts'
import { ourSizes, sizeBar } from './size.ts'

test('what a page downloads for conversions, and for the panchanga on top, keeps within its bytes', async () => {
  const { conversions, panchanga } = await ourSizes(temporaryFolder())
  // An export that is gone would be small, too.
  expect(conversions).toBeGreaterThan(500)
  expect(conversions).toBeLessThanOrEqual(sizeBar.atMost)
  expect(panchanga).toBeGreaterThan(1000)
  expect(panchanga).toBeLessThanOrEqual(sizeBar.atMost)
})
