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

test('HOME-05, HOME-10, HOME-13: each tool is a tile that can be tried; below why to choose the site, and a call to both tools', async ({
  page,
}) => {
  await openPage(page, '/')
  const cards = page.getByRole('region', { name: 'All tools' }).getByRole('listitem')
  await expect(cards).toHaveCount(10)
  const carrier = cards.first()
  await expect(carrier.locator('use').first()).toHaveAttribute('href', /#phone$/)
  await expect(carrier.getByText('Telecom', { exact: true })).toBeVisible()
  await expect(carrier.getByRole('heading')).toHaveText('Carrier Identifier')
  await expect(carrier).toContainText('Find which mobile network a Nepali number belongs to')
  await expect(carrier.getByRole('link')).toHaveText('Try Now')
  await expect(cards.filter({ has: page.getByRole('link') })).toHaveCount(10)
  const why = page.getByRole('region', { name: /^Why Choose Chautari/ })
  await expect(why.getByRole('heading', { level: 3 })).toHaveText([
    'Always free',
    'Fast',
    'Privacy first',
    'No registration',
  ])
  await expect(why).toContainText('stays in your browser')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Identify a carrier' })).toHaveAttribute(
    'href',
    '/carrier-identifier',
  )
  await expect(main.getByRole('link', { name: 'Build a payment QR' })).toHaveAttribute('href', '/qr-builder')
  // The whole card is the target.
  await carrier.getByText('Telecom', { exact: true }).click({ force: true })
  await expect(page).toHaveURL('/carrier-identifier')
})
