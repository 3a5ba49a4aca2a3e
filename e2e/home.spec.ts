import { expect, test } from './fixtures.ts'
import { openPage } from './steps.ts'

test('HOME-01, HOME-02: the hero has a box with a Search button, which finds tools below it', {
  tag: '@phone',
}, async ({ page }) => {
  await openPage(page, '/')
  const magnifier = page.getByRole('banner').getByRole('link', { name: 'Search or ask a question' })
  const box = page.getByRole('textbox', { name: 'Search or ask a question' })
  await expect(box).toBeInViewport()
  // The header has another one only where the box is out of sight.
  await expect(magnifier).toBeHidden()
  await page.getByRole('heading', { name: 'All tools' }).scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 1000)
  await magnifier.click()
  await expect(box).toBeFocused()
  await expect(box).toBeInViewport()
  await box.fill('CaRRier iden')
  const results = page.getByRole('region', { name: 'Search results' })
  await expect(results.getByRole('link')).toHaveText([/^Carrier Identifier/])
  await expect(results).toContainText('1 result')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page.locator('[data-ask-results]')).toBeFocused()
  await expect(page.getByRole('region', { name: 'All tools' })).toHaveCount(0)
})

test('HOME-05, HOME-11: badges are blue, green, purple, red and cyan by category, in both themes, and the whole card leads to its tool', async ({
  page,
}) => {
  const hues = { Telecom: 215, Finance: 145, Utility: 272, Safety: 0, Internet: 190 }
  await openPage(page, '/')
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme })
    for (const [category, hue] of Object.entries(hues)) {
      const badge = page.getByRole('main').getByText(category, { exact: true }).first()
      const { ground, ink } = await badge.evaluate((element) => {
        const { backgroundColor, color } = getComputedStyle(element)
        return { ground: backgroundColor, ink: color }
      })
      expect(hueDistance(ground, hue), `${theme} ${category} ${ground}`).toBeLessThan(25)
      expect(hueDistance(ink, hue), `${theme} ${category} ${ink}`).toBeLessThan(25)
    }
  }
  const cards = page.getByRole('region', { name: 'All tools' }).getByRole('listitem')
  await cards.getByText('Telecom', { exact: true }).first().click({ force: true })
  await expect(page).toHaveURL('/carrier-identifier')
})

function hueDistance(colour: string, hue: number) {
  const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/g) ?? []).map(Number)
  const max = Math.max(red, green, blue)
  const range = max - Math.min(red, green, blue)
  if (range === 0) return 180
  const sixth =
    max === red
      ? (green - blue) / range
      : max === green
        ? (blue - red) / range + 2
        : (red - green) / range + 4
  const distance = Math.abs(((sixth * 60 + 360) % 360) - hue)
  return Math.min(distance, 360 - distance)
}
