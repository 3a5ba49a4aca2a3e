import { expect, test } from './fixtures.ts'
import { openPage } from './steps.ts'

test('STATIC-02, STATIC-03: a visitor goes from policy to policy, and by keyboard to a section and on', async ({
  page,
}) => {
  await openPage(page, '/')
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link', { name: 'Terms of Service' }).click()
  await expect(page).toHaveTitle('Terms of Service | Chautari')
  await expect(page.getByRole('heading', { name: '13. Changes, law and contact' })).toBeVisible()
  await footer.getByRole('link', { name: 'Privacy Policy' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy')
  await expect(page.getByRole('heading', { name: '13. Changes, law and contact' })).toHaveCount(0)
  const section = page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: '2. What' })
  await expect(section).toBeVisible()
  // By the skip link past the header, and past the first section.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(section).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/privacy#tools')
  const top = () => page.locator('#tools').evaluate((heading) => heading.getBoundingClientRect().top)
  await expect.poll(top).toBeGreaterThan(60)
  await expect.poll(top).toBeLessThan(200)
  // Reading goes on behind the heading, not in the list: the next stop is the first link of section 5.
  await page.keyboard.press('Tab')
  await expect(page.locator('#article-text').getByRole('link', { name: 'Corrections' })).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL('/privacy#content')
})

test('SITE-01: the picture of a preview is there, and others may show it; so is the icon under its old name', async ({
  request,
}) => {
  const html = await (await request.get('/ne/qr-builder')).text()
  const address = /property="og:image" content="([^"]*)"/.exec(html)?.[1] ?? ''
  const picture = await request.get(address)
  expect(picture.status()).toBe(200)
  expect(picture.headers()).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=86400',
    'cross-origin-resource-policy': 'cross-origin',
  })
  const icon = await request.get('/favicon.ico')
  expect(icon.status()).toBe(200)
  expect(icon.headers()['content-type']).toMatch(/^image\/(x-icon|vnd\.microsoft\.icon)/)
  // The first bytes of an icon file.
  expect([...(await icon.body()).subarray(0, 4)]).toEqual([0, 0, 1, 0])
})
