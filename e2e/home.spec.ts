import { expect, test } from './fixtures.ts'
import { openPage } from './steps.ts'

test('HOME-01, HOME-02: the hero has a box to ask in, and below the day a Search button finds tools', {
  tag: '@phone',
}, async ({ page }) => {
  await openPage(page, '/')
  const box = page.getByRole('searchbox', { name: 'Search tools' })
  await expect(page.getByRole('textbox', { name: 'Ask a question' })).toBeInViewport()
  await expect(box).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Search results' })).toHaveCount(0)
  await box.fill('CaRRier iden')
  const results = page.getByRole('region', { name: 'Search results' })
  await expect(results.getByRole('heading', { level: 3 })).toHaveText(['Carrier Identifier'])
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(results.getByRole('heading', { level: 3 })).toHaveText(['Carrier Identifier'])
  await expect(results.getByRole('status')).toHaveText('1 result')
  await expect(results).toBeFocused()
})

test('HOME-05, HOME-10, HOME-13: each tool is a card that can be tried; below why to choose it, and a call to both tools', async ({
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
  await expect(carrier).toContainText(/\d+ visits?/)
  await expect(carrier).toContainText(/New|Rated \d\.\d of 5/)
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
