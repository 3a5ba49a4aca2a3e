import { expect, test } from './fixtures.ts'
import { arrived, carrierPath, holdBack, islandArrived, openPage, scripts } from './steps.ts'
import { toolPaths } from './tools.ts'

const places = [
  '/',
  '/internet-comparison',
  '/qr-builder',
  '/nepali-calendar',
  '/foreign-exchange',
  '/gold-silver-price',
]
const otherTools = toolPaths.filter((path) => !places.includes(path))

test('SHELL-01, SHELL-02: the header links to the six places and, in a menu that says whether it is open, to the other tools', async ({
  page,
}) => {
  const hrefs = () =>
    page
      .getByRole('banner')
      .getByRole('navigation')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  // Menus are `details`: no role is written over the one that the browser gives, which brings the state along.
  const session = await page.context().newCDPSession(page)
  const isExpanded = async () => {
    const { nodes } = await session.send('Accessibility.getFullAXTree')
    const toggle = nodes.find(
      ({ role, name }) => role?.value === 'DisclosureTriangle' && name?.value === 'More tools',
    )
    return toggle?.properties?.find(({ name }) => name === 'expanded')?.value.value as unknown
  }
  await openPage(page, '/')
  expect(await hrefs()).toEqual(places)
  expect(await isExpanded()).toBe(false)
  await expect(page.getByRole('banner').locator('nav [aria-current=page]').first()).toHaveText('Home')
  const more = page.getByRole('banner').getByText('More tools')
  await more.click()
  expect(await isExpanded()).toBe(true)
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

test('a link whose page has lost its scripts still leads there', async ({ page, allowedTrouble }) => {
  allowedTrouble.push(/\/assets\//)
  await page.route(scripts, (route) => route.abort('failed'))
  await page.goto('/privacy')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Nepali Date Converter' }).click()
  await expect(page).toHaveURL('/nepali-date-converter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Date Converter/)
  await page.getByRole('banner').getByText('More tools').click()
  await page.getByRole('banner').getByRole('link', { name: 'Postal Codes' }).click()
  await expect(page).toHaveURL('/postal-codes')
})

test('a lost script of one island leaves the others and the page at work, and comes back with the network', async ({
  page,
  context,
  allowedTrouble,
}) => {
  allowedTrouble.push(/converter-/)
  const isConverter = /\/assets\/date-converter-.*\.js$/
  await page.route(isConverter, (route) => route.abort('failed'))
  await page.goto('/nepali-date-converter')
  await expect(page.locator('body')).toHaveAttribute('data-ready', '')
  await islandArrived(page, 'counting')
  await expect(page.locator('x-island[name=date-converter]')).not.toHaveAttribute('ready')
  await page.unroute(isConverter)
  await context.setOffline(true)
  await context.setOffline(false)
  await expect(page.locator('x-island[name=date-converter]')).toHaveAttribute('ready', '')
})

test('a page that is left in the middle of loading gives way to the next at once', async ({ page }) => {
  const release = await holdBack(page, scripts)
  await page.goto('/nepali-calendar', { waitUntil: 'commit' })
  await page.getByRole('banner').getByRole('link', { name: 'Forex' }).click()
  await expect(page).toHaveURL('/foreign-exchange')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Exchange/)
  release()
  await arrived(page)
  await expect(page).toHaveURL('/foreign-exchange')
})

test('a link opens a document, and every other kind of click is left to the browser', async ({ page }) => {
  await openPage(page, '/')
  const link = page.getByRole('link', { name: 'Try Now: Carrier Identifier' })
  const opened = page.context().waitForEvent('page')
  await link.click({ modifiers: ['ControlOrMeta'] })
  await expect((await opened).getByRole('heading', { level: 1 })).toHaveText('Carrier Identifier')
  await expect(page).toHaveURL('/')
  const document = page.waitForRequest((request) => request.isNavigationRequest())
  await link.click()
  expect(new URL((await document).url()).pathname).toBe(carrierPath.en)
  await expect(page).toHaveURL(carrierPath.en)
  const visited = await page.evaluate(() => history.length)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Carrier Identifier' }).click()
  await expect(page).toHaveURL(carrierPath.en)
  expect(await page.evaluate(() => history.length)).toBe(visited)
  await page.getByRole('banner').getByRole('link', { name: 'नेपाली' }).click()
  await expect(page).toHaveURL(carrierPath.ne)
})
