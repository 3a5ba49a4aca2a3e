import { expect, type Page, test } from './fixtures.ts'
import { carrierPath, openPage } from './steps.ts'
import { toolPaths } from './tools.ts'

const parts = (page: Page) => ({
  toggle: page.getByRole('banner').locator('summary:visible'),
  menu: page.getByRole('banner').locator('details:visible').getByRole('navigation'),
})

test('SHELL-01, SHELL-02, SHELL-04: the toggle opens and closes the same six links, the other tools and the way to sign in', async ({
  page,
}) => {
  await openPage(page, '/')
  const { toggle, menu } = parts(page)
  await expect(toggle).toHaveAccessibleName('Menu')
  await expect(page.getByTitle('View this page in Nepali')).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('banner').getByRole('link', { name: 'Forex' })).toHaveCount(0)
  await toggle.tap()
  const hrefs = await menu
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  const six = [
    '/',
    '/internet-comparison',
    '/qr-builder',
    '/nepali-calendar',
    '/foreign-exchange',
    '/gold-silver-price',
  ]
  expect(hrefs).toEqual([...six, ...toolPaths.filter((path) => !six.includes(path)), '/sign-in'])
  await expect(menu.getByRole('link').last()).toBeInViewport({ ratio: 1 })
  await toggle.tap()
  await expect(menu).toBeHidden()
  await test.step('Escape closes the menu and gives the toggle the focus', async () => {
    await toggle.press('Enter')
    await expect(menu).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(toggle).toBeFocused()
  })
  await test.step('a tap outside closes the menu', async () => {
    await toggle.tap()
    await expect(menu).toBeVisible()
    await page.touchscreen.tap(195, 820)
    await expect(menu).toBeHidden()
  })
  await test.step('a link opens its page, which the menu does not cover', async () => {
    await toggle.tap()
    await menu.getByRole('link', { name: 'Carrier Identifier' }).tap()
    await expect(page).toHaveURL(carrierPath.en)
    await expect(page.getByRole('textbox', { name: 'Phone number' })).toBeVisible()
    await expect(menu).toBeHidden()
  })
  await test.step('in Nepali the menu holds the way to sign in, too', async () => {
    await openPage(page, '/ne')
    await expect(page.getByRole('link', { name: 'साइन इन' })).toHaveCount(0)
    await toggle.tap()
    await expect(menu.getByRole('link', { name: 'साइन इन' })).toBeVisible()
  })
})
