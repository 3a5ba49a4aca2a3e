import { expect, type Page, test } from './fixtures.ts'
import { arrived, carrierPath, holdBack, openPage, scripts } from './steps.ts'

const names = (page: Page) =>
  page.getByRole('region', { name: 'All tools' }).getByRole('listitem').getByRole('heading')

test('HOME-07: the document brings the tools: nothing loads, also before any script', async ({ page }) => {
  const release = await holdBack(page, scripts)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(names(page)).toHaveCount(10)
  await expect(page.getByRole('status')).toHaveCount(0)
  await expect(page.locator('main .animate-spin')).toHaveCount(0)
  release()
  await arrived(page)
  await expect(names(page)).toHaveCount(10)
  await expect(page.getByRole('status')).toHaveCount(0)
})

test('HOME-05: coming from another page in Nepali, the tools are listed in Nepali', async ({ page }) => {
  await openPage(page, carrierPath.ne)
  await page.getByRole('banner').getByRole('link', { name: 'गृहपृष्ठ', exact: true }).click()
  await expect(page).toHaveURL('/ne')
  const card = page.getByRole('region', { name: 'सबै औजार' }).getByRole('listitem').first()
  await expect(card.getByRole('heading')).toHaveText('मोबाइल सेवा प्रदायक पहिचान')
  await expect(card).toContainText('सुरुका तीन अङ्कबाट')
  await expect(card).toContainText('दूरसञ्चार')
  await card.getByRole('link').click()
  await expect(page).toHaveURL('/ne/carrier-identifier')
})

test('HOME-11: badges are blue, green, purple, red and cyan by category, in both themes', async ({
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
