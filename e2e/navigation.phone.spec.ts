import { expect, test } from './fixtures.ts'
import { arrived, holdBack, openPage } from './steps.ts'

test('a bar below the header answers a tap while a slow network loads the next page', async ({ page }) => {
  await openPage(page, '/')
  const release = await holdBack(page, /\/postal-codes$/)
  // Nothing can be asked of a page that is being left: it writes its state to the console.
  await page.evaluate(() => {
    const started = performance.now()
    const report = () => {
      const { height } = getComputedStyle(document.querySelector('header') as Element, '::after')
      console.info(`bar ${height} after ${performance.now() - started >= 120 ? 120 : 0} ms`)
    }
    report()
    new MutationObserver(report).observe(document.documentElement, { attributes: true })
  })
  const shown = page.waitForEvent('console', (message) => message.text() === 'bar 3px after 120 ms')
  const tapped = page.locator('main').getByRole('link', { name: 'Postal codes', exact: true }).click()
  await shown
  release()
  await tapped
  await page.waitForURL('/postal-codes')
  await arrived(page)
  await expect(page.locator('html')).not.toHaveAttribute('data-leaving')
})
