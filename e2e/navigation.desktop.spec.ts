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
const otherTools = [
  '/carrier-identifier',
  '/nepali-date-converter',
  '/crypto-exchange-rates',
  '/emergency-services',
  '/postal-codes',
]

test('SHELL-01: the header links to the six places and, in a menu, to the other tools, in both languages', async ({
  page,
}) => {
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
  const more = page.getByRole('banner').getByText('More tools')
  await more.click()
  expect(await hrefs()).toEqual([...places, ...otherTools])
  await page.keyboard.press('Escape')
  expect(await hrefs()).toEqual(places)
  await more.click()
  await page.getByRole('banner').getByRole('link', { name: 'Postal Codes' }).click()
  await expect(page).toHaveURL('/postal-codes')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Postal/)
  expect(await hrefs()).toEqual(places)
  await openPage(page, carrierPath.ne)
  expect(await hrefs()).toEqual(places.map(inNepali))
  await page.getByRole('banner').getByText('अरू औजार').click()
  expect(await hrefs()).toEqual([...places, ...otherTools].map(inNepali))
})

const inNepali = (path: string) => (path === '/' ? '/ne' : `/ne${path}`)

// Menus are `details`: no role is written over the one that the browser gives, which brings the state along.
test('SHELL-02: a menu says to a screen reader that it opens something, and whether it is open', async ({
  page,
}) => {
  await openPage(page, '/')
  const session = await page.context().newCDPSession(page)
  const state = async () => {
    const { nodes } = await session.send('Accessibility.getFullAXTree')
    const toggle = nodes.find(
      ({ role, name }) => role?.value === 'DisclosureTriangle' && name?.value === 'More tools',
    )
    return toggle?.properties?.find(({ name }) => name === 'expanded')?.value.value as unknown
  }
  expect(await state()).toBe(false)
  await page.getByRole('banner').getByText('More tools').click()
  expect(await state()).toBe(true)
})

for (const width of [1024, 1152])
  test(`the header is in one row and no wider than ${width} px, in both languages`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 })
    for (const path of ['/', '/ne']) {
      await openPage(page, path)
      const banner = page.getByRole('banner')
      expect((await banner.boundingBox())?.height, path).toBeLessThanOrEqual(66)
      const ends = await banner.evaluate((header) =>
        Math.max(
          ...[...header.querySelectorAll('a, summary, button')].map(
            (part) => part.getBoundingClientRect().right,
          ),
        ),
      )
      expect(ends, path).toBeLessThanOrEqual(width)
    }
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
