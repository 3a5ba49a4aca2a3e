import { languages, pathIn } from '#app/lib/language.ts'
import { expect, test } from './fixtures.ts'
import { pageSizes } from './page-sizes.ts'
import { openPage } from './steps.ts'

test.use({ viewport: { width: 360, height: 740 } })

for (const { path, height } of pageSizes)
  if (height !== undefined)
    test(`${path} has an end in sight on a phone, and nothing moves`, async ({ page }) => {
      for (const lang of languages) {
        await openPage(page, pathIn(lang, path))
        await page.waitForLoadState('networkidle')
        const { high, moved } = await page.evaluate(
          () =>
            new Promise<{ high: number; moved: number }>((resolve) => {
              new PerformanceObserver((list) =>
                resolve({
                  high: document.documentElement.scrollHeight,
                  moved: list
                    .getEntries()
                    .reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0),
                }),
              ).observe({ type: 'layout-shift', buffered: true })
              // Without a shift there is no entry.
              setTimeout(() => resolve({ high: document.documentElement.scrollHeight, moved: 0 }), 300)
            }),
        )
        expect(high, lang).toBeLessThanOrEqual(height)
        expect(moved, lang).toBeLessThan(0.01)
      }
    })
