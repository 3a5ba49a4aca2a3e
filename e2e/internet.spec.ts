import { expectNoViolations } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { cards, drawer, openMore, path } from './internet-page.ts'
import { openPage } from './steps.ts'

test('NET-02, NET-06, NET-08, NET-09, NET-14: a visitor filters plans, picks three and compares them', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  await openPage(page, path.en)
  await expect(cards(page)).toHaveCount(12)
  const compare = page.getByRole('button', { name: 'Compare', exact: true })
  await expect(compare).toBeDisabled()
  await openMore(page, isMobile)
  await page.getByLabel('Minimum speed').fill('250')
  await page.getByLabel('Billing', { exact: true }).selectOption('Yearly')
  await page.getByLabel('Sort by').selectOption('Monthly price')
  await expect(cards(page).first()).toContainText('DishHome Fibernet 300 Mbps Internet Only')
  await expect(cards(page).first()).toContainText('NPR 999')
  await expect(cards(page).first()).toContainText('Install feeNot published')

  const boxes = page.getByRole('checkbox', { name: /^Compare/ })
  for (const index of [0, 1, 2]) await boxes.nth(index).check()
  await boxes.nth(3).click()
  await expect(boxes.nth(3)).not.toBeChecked()
  await boxes.nth(2).uncheck()
  await boxes.nth(3).check()
  await compare.click()
  const dialog = drawer(page)
  await expect(dialog.getByRole('columnheader')).toHaveCount(3)
  const rows = dialog.getByRole('rowheader')
  await expect(rows).toHaveText([
    /^Speed/,
    /^Billing cycle$/,
    /^Monthly effective.*Differs$/,
    /^First month/,
    /^Yearly total/,
    /^Install fee/,
    /^Router fee/,
    /^Data limit/,
    /^FUP/,
    /^You pay first/,
    /^VAT/,
    /^Price of/,
  ])
  // Three plans side by side fit the narrowest phone.
  if (isMobile) await page.setViewportSize({ width: 320, height: 640 })
  const tooWide = await dialog.evaluate((element) =>
    [element, ...element.querySelectorAll('*')].some(
      ({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1,
    ),
  )
  expect(tooWide).toBe(false)
  await dialog.getByRole('checkbox', { name: 'Only the differences' }).check()
  await expect(rows.filter({ hasText: 'Billing cycle' })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()!.width)
})

test('NET-04, NET-05: sorted by price, the cheapest stands first, with VAT where it is added', async ({
  page,
}) => {
  await openPage(page, path.en)
  await page.getByLabel('Search', { exact: true }).fill('subisu')
  await page.getByLabel('Sort by').selectOption('Monthly price')
  await expect(cards(page).first()).toContainText('NPR 875 a month')
  await expect(cards(page).first()).toContainText('with VAT (774 + 13%)')
  await expect(cards(page).first()).toContainText('You pay firstNPR 10,500')
  await page.getByLabel('Maximum price').fill('874')
  await expect(cards(page)).toHaveCount(0)
  await page.getByLabel('Maximum price').fill('875')
  await expect(cards(page)).toHaveCount(1)
})

test('NET-08: the bar of the comparison stays at the foot of the screen only while a plan is chosen', {
  tag: '@phone',
}, async ({ page }) => {
  await openPage(page, path.en)
  const compare = page.getByRole('button', { name: 'Compare', exact: true })
  await expect(compare).toBeDisabled()
  await expect(compare).not.toBeInViewport()
  await page
    .getByRole('checkbox', { name: /^Compare/ })
    .first()
    .check()
  await expect(compare).toBeInViewport()
  await expect(compare).toBeEnabled()
})

test('A11Y: the page and the open comparison are clean, in Nepali and in the dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await openPage(page, path.ne)
  for (const index of [0, 1]) await page.locator('input[name=compare]').nth(index).check()
  await expectNoViolations(page, 'the list, two chosen')
  await page.getByRole('button', { name: 'तुलना गर्नुहोस्' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoViolations(page, 'the comparison', ['dialog'])
})
