import { expect, test } from './fixtures.ts'
import { carrierPath, openPage } from './steps.ts'

const places = [
  '/',
  '/internet-comparison',
  '/qr-builder',
  '/nepali-calendar',
  '/foreign-exchange',
  '/gold-silver-price',
]

test('SHELL-01: the header links to the six places, in both languages', async ({ page }) => {
  const hrefs = () =>
    page
      .getByRole('banner')
      .getByRole('navigation')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  await openPage(page, carrierPath.en)
  expect(await hrefs()).toEqual(places)
  await openPage(page, '/')
  expect(await hrefs()).toEqual(places)
  await expect(page.getByRole('banner').locator('nav [aria-current=page]').first()).toHaveText('Home')
  await openPage(page, carrierPath.ne)
  expect(await hrefs()).toEqual(places.map((path) => (path === '/' ? '/ne' : `/ne${path}`)))
})

test('SHELL-10: every page sits between header and footer', async ({ page }) => {
  for (const path of ['/', '/ne', carrierPath.en, carrierPath.ne, '/?q=zzzz']) {
    await page.goto(path)
    await expect(page.getByRole('banner').getByRole('navigation'), path).toBeVisible()
    await expect(page.getByRole('main').getByRole('heading', { level: 1 }), path).toHaveCount(1)
    await expect(page.getByRole('contentinfo').getByRole('heading', { level: 2 }).first(), path).toBeVisible()
  }
})

test('an address with a trailing slash leads to the one without', async ({ request, origin }) => {
  const redirects = {
    '/carrier-identifier/': '/carrier-identifier',
    '/ne/': '/ne',
    '/ne/carrier-identifier//': '/ne/carrier-identifier',
    '/gold-silver-prices': '/gold-silver-price',
    '/carrier-identifier/?a=b': '/carrier-identifier?a=b',
    '//example.com/': '/example.com',
  }
  for (const [from, to] of Object.entries(redirects)) {
    const answer = await request.get(`${origin}${from}`, { maxRedirects: 0 })
    expect(answer.status(), from).toBe(301)
    expect(answer.headers().location, from).toBe(to)
  }
})

test('going back returns to the place that was read', async ({ page }) => {
  await openPage(page, '/')
  await page.evaluate(() => scrollTo(0, 400))
  await page.getByRole('link', { name: 'Try Now: Carrier Identifier' }).click()
  await expect(page.getByRole('article')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'All tools' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(400)
})

test('a link shows its page without a new document, and leaves every other kind of click to the browser', async ({
  page,
}) => {
  await openPage(page, '/')
  await page.evaluate(() => document.documentElement.setAttribute('data-same', ''))
  const sameDocument = page.locator('html[data-same]')
  const link = page.getByRole('link', { name: 'Try Now: Carrier Identifier' })
  const opened = page.context().waitForEvent('page')
  await link.click({ modifiers: ['ControlOrMeta'] })
  await expect((await opened).getByRole('heading', { level: 1 })).toHaveText('Carrier Identifier')
  await expect(page).toHaveURL('/')
  await link.click()
  await expect(page).toHaveURL(carrierPath.en)
  await expect(sameDocument).toHaveCount(1)
  const visited = await page.evaluate(() => history.length)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Carrier Identifier' }).click()
  await expect(page).toHaveURL(carrierPath.en)
  expect(await page.evaluate(() => history.length)).toBe(visited)
  await page.getByRole('banner').getByRole('link', { name: 'नेपाली' }).click()
  await expect(page).toHaveURL(carrierPath.ne)
  await expect(sameDocument).toHaveCount(0)
})
