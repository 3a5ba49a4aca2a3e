import { languages, pathIn } from '#app/lib/language.ts'
import { expect, test } from './fixtures.ts'
import { pageSizes } from './page-sizes.ts'
import { openPage } from './steps.ts'

for (const { path, scriptBytes } of pageSizes)
  test(`the first screen of ${path} loads little code`, async ({ page }) => {
    for (const lang of languages) {
      await openPage(page, pathIn(lang, path))
      await page.waitForLoadState('networkidle')
      const sizes = await page.evaluate(() =>
        (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
          .filter(({ name }) => name.endsWith('.js'))
          .map(({ encodedBodySize }) => encodedBodySize),
      )
      const total = sizes.reduce((sum, size) => sum + size, 0)
      expect(total, lang).toBeGreaterThan(5000)
      expect(total, lang).toBeLessThanOrEqual(scriptBytes)
    }
  })
