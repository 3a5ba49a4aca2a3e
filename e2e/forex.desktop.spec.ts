import { expect, test } from './fixtures.ts'

test('a wide screen shows the rates beside the converter, which stays in sight', async ({ page }) => {
  await page.goto('/foreign-exchange')
  const converter = page.getByRole('heading', { name: 'Converter' })
  const table = page.getByRole('table', { name: /^Popular Currencies/ })
  const [beside, rates] = [await converter.boundingBox(), await table.boundingBox()]
  expect(beside?.x).toBeGreaterThan((rates?.x ?? 0) + (rates?.width ?? 0))
  expect(rates?.y).toBeLessThan(560)
  await page
    .getByRole('table', { name: /^Other Currencies/ })
    .getByRole('row')
    .last()
    .scrollIntoViewIfNeeded()
  await expect(converter).toBeInViewport()
})
