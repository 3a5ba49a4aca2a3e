import { pathIn } from '#app/lib/language.ts'
import { expectNoViolations } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { pageSizes } from './page-sizes.ts'
import { expectFits } from './reach.ts'
import { expectReadableType } from './readable-type.ts'
import { openPage } from './steps.ts'
import { toolPaths } from './tools.ts'

/** Pages of every kind; the others are made of the same parts. */
const dense = /^\/$|calendar|exchange|internet|emergency/

for (const { path, scriptBytes, height = Infinity } of pageSizes)
  test(`the first screen of ${path} loads little code and does not move, the page has an end in sight, its type can be read, and axe finds nothing on a tool`, async ({
    page,
  }) => {
    for (const [lang, colorScheme] of [
      ['en', 'light'],
      ['ne', 'dark'],
    ] as const) {
      await page.setViewportSize({ width: 360, height: 740 })
      await page.emulateMedia({ colorScheme })
      await openPage(page, pathIn(lang, path))
      await page.waitForLoadState('networkidle')
      const { code, high, moved } = await page.evaluate(
        () =>
          new Promise<{ code: number; high: number; moved: number }>((resolve) => {
            const code = (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
              .filter(({ name }) => name.endsWith('.js'))
              .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
            const tell = (moved: number) =>
              resolve({ code, high: document.documentElement.scrollHeight, moved })
            new PerformanceObserver((list) =>
              tell(
                list
                  .getEntries()
                  .reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0),
              ),
            ).observe({ type: 'layout-shift', buffered: true })
            // Without a shift there is no entry.
            setTimeout(() => tell(0), 300)
          }),
      )
      expect(code, lang).toBeGreaterThan(5000)
      expect(code, lang).toBeLessThanOrEqual(scriptBytes)
      expect(high, lang).toBeLessThanOrEqual(height)
      expect(moved, lang).toBeLessThan(0.01)
      if (dense.test(path)) await expectReadableType(page)
      if (!toolPaths.includes(path)) continue
      await page.setViewportSize({ width: 390, height: 844 })
      await expectNoViolations(page, lang)
      await expectFits(page)
    }
  })
