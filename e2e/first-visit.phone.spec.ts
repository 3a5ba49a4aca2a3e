import { expect, test } from './fixtures.ts'
import { openPage } from './steps.ts'

/** Compressed bytes of scripts before the visitor does anything. */
const limit = 91.5 * 1024
const tools = [
  'carrier-identifier',
  'qr-builder',
  'nepali-calendar',
  'nepali-date-converter',
  'foreign-exchange',
  'gold-silver-price',
  'crypto-exchange-rates',
  'emergency-services',
  'postal-codes',
  'internet-comparison',
]

test('the first screen of a tool loads at most 91.5 KiB of code', async ({ page }) => {
  for (const tool of tools)
    await test.step(tool, async () => {
      // Its dictionaries are the larger ones.
      await openPage(page, `/ne/${tool}`)
      await page.waitForLoadState('networkidle')
      const sizes = await page.evaluate(() =>
        (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
          .filter(({ name }) => name.endsWith('.js'))
          .map(({ encodedBodySize }) => encodedBodySize),
      )
      expect(sizes.length).toBeGreaterThan(5)
      const total = sizes.reduce((sum, size) => sum + size, 0)
      expect(total).toBeGreaterThan(50 * 1024)
      expect(total).toBeLessThanOrEqual(limit)
    })
})
