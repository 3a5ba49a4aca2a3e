import { expectNoViolations } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { drawer, openMore, path, rows } from './internet-page.ts'
import { openPage } from './steps.ts'

test('NET-02, NET-08, NET-09, NET-14: a visitor filters plans, picks three and compares them', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  await openPage(page, path.en)
  await openMore(page, isMobile)
  await page.getByLabel('Minimum speed').fill('250')
  await page.getByLabel('Billing', { exact: true }).selectOption('Yearly')
  await page.getByLabel('Sort by').selectOption('Monthly price')
  await expect(rows(page).first()).toContainText('DishHome Fibernet 300 Mbps Internet Only')
  await expect(rows(page).first()).toContainText('NPR 999')
  const compare = page.getByRole('button', { name: 'Compare', exact: true })
  await expect(compare).toBeHidden()
  const boxes = page.getByRole('checkbox', { name: /^Compare/ })
  for (const index of [0, 1, 2]) await boxes.nth(index).check()
  await expect(compare).toBeInViewport()
  await compare.click()
  const dialog = drawer(page)
  await expect(dialog.getByRole('columnheader').filter({ hasText: 'Mbps' })).toHaveCount(3)
  // Three plans side by side fit the narrowest phone.
  if (isMobile) await page.setViewportSize({ width: 320, height: 640 })
  const tooWide = await dialog.evaluate((element) =>
    [element, ...element.querySelectorAll('*')].some(
      ({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1,
    ),
  )
  expect(tooWide).toBe(false)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()!.width)
})

for (const lang of ['en', 'ne'] as const)
  test(`on a small phone the first price is in the upper half (${lang})`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await openPage(page, path[lang])
    const price = await rows(page).first().locator('strong').first().boundingBox()
    expect(price!.y + price!.height / 2).toBeLessThan(320)
  })

test('NET-14: a row opens its details, on a phone by a touch anywhere', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  if (isMobile) await page.setViewportSize({ width: 360, height: 640 })
  await openPage(page, path.en)
  const row = rows(page).first()
  if (isMobile) {
    expect((await row.boundingBox())!.height).toBeLessThan(165)
    const target = await row.locator('label').boundingBox()
    expect(Math.min(target!.width, target!.height)).toBeGreaterThanOrEqual(44)
    await row.click({ position: { x: 60, y: 60 } })
  } else {
    await row.locator('summary').click()
    await page.mouse.wheel(0, 500)
    await expect(page.getByRole('columnheader', { name: 'Speed' })).toBeInViewport()
  }
  await expect(row.getByRole('link', { name: /^Website/ })).toBeVisible()
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
