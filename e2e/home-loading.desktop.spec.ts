import { expect, type Page, test } from './fixtures.ts'
import { carrierPath, holdBack, openPage, pageData } from './steps.ts'

test.use({ allowedTrouble: [/\.data/] })

const goHome = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click()
const names = (page: Page) =>
  page.getByRole('region', { name: 'All tools' }).getByRole('listitem').getByRole('heading')

test('HOME-07: while the tools load there is a spinner with "Loading tools"', async ({ page }) => {
  await openPage(page, carrierPath.en)
  const release = await holdBack(page, pageData)
  await goHome(page)
  await expect(page).toHaveURL('/')
  const loading = page.getByRole('status')
  await expect(loading).toHaveText('Loading tools')
  await expect(loading.locator('.animate-spin')).toBeVisible()
  await expect(page.getByRole('searchbox')).toBeVisible()
  release()
  await expect(names(page)).toHaveCount(10)
  await expect(loading).toHaveCount(0)
})

test('HOME-05: coming from another page in Nepali, the tools are listed in Nepali', async ({ page }) => {
  await openPage(page, carrierPath.ne)
  await page.getByRole('banner').getByRole('link', { name: 'गृहपृष्ठ', exact: true }).click()
  await expect(page).toHaveURL('/ne')
  const card = page.getByRole('region', { name: 'सबै औजार' }).getByRole('listitem').first()
  await expect(card.getByRole('heading')).toHaveText('मोबाइल सेवा प्रदायक पहिचान')
  await expect(card).toContainText('सुरुका तीन अङ्कबाट')
})

for (const failure of ['fails', 'is answered with 500'] as const) {
  test(`HOME-08: a load that ${failure} shows eight built-in tools and no message`, async ({ page }) => {
    await openPage(page, carrierPath.en)
    await page.route(pageData, (route) =>
      failure === 'fails' ? route.abort('failed') : route.fulfill({ status: 500, body: 'broken' }),
    )
    await goHome(page)
    await expect(names(page)).toHaveText([
      'Carrier Identifier',
      'Bank & Wallet QR Builder',
      'Nepali Calendar',
      'Nepali Date Converter',
      /./,
      /./,
      /./,
      /./,
    ])
    await expect(page.getByRole('status')).toHaveCount(0)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(page.getByRole('main')).not.toContainText(/error|wrong|failed|visits/i)
    await page.getByRole('searchbox').fill('postal')
    await expect(page.getByRole('region', { name: 'Search results' })).toBeVisible()
  })
}

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
