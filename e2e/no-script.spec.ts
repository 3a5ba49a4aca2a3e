import { expect, test } from './fixtures.ts'
import { carrierPath } from './steps.ts'
import { toolPaths } from './tools.ts'

// Every form and its answer is in `plain-browser.db.test.ts`; here is what a browser without scripts makes of the styles.
test.use({ javaScriptEnabled: false, allowedTrouble: [/status of 404/] })

test('without JavaScript the home page is whole, and leads to a tool that answers', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What do you need today?')
  await expect(page.getByRole('region', { name: 'All tools' }).getByRole('listitem')).toHaveCount(
    toolPaths.length,
  )
  await page.getByRole('link', { name: 'Try Now: Carrier Identifier' }).click()
  await expect(page).toHaveURL(carrierPath.en)
  await page.getByRole('textbox', { name: 'Phone number' }).fill('9801234567')
  await page.getByRole('button', { name: /^Identify/ }).click()
  await expect(page.getByRole('main')).toContainText(/980-123-4567.*Issued to.*Ncell/s)
})

test('without JavaScript no page has a button that does nothing', async ({ page, request }) => {
  const sitemap = await (await request.get('/sitemaps/pages.xml')).text()
  const listed = [...sitemap.matchAll(/<loc>[^<]*?\/\/[^/]+(\/[^<]*)<\/loc>/g)].map(([, path]) => path!)
  // The pages of festivals have the same parts.
  const paths = listed.filter((path) => !/^\/ne\b|\/festivals\/(?!dashain)/.test(path))
  expect(paths.length).toBeGreaterThan(10)
  for (const path of [...paths, '/my-home', '/no-such-page', '/sign-in']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const dead = page
      .locator('button[type=button]:enabled, [name=stars], [name=compare]')
      .filter({ visible: true })
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 })
      await expect(dead, `${path} at ${width} px`).toHaveCount(0)
    }
  }
})

for (const [width, others] of [
  // Home.
  [1280, 1],
  // On a phone the menu has the way to sign in too.
  [390, 2],
] as const)
  test(`SHELL-04: without JavaScript all tools can be reached, and Sign In says what it needs (${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/')
    const banner = page.getByRole('banner')
    await banner.locator('summary:visible').click()
    await expect(banner.getByRole('link', { name: 'Calendar' })).toBeVisible()
    await expect(banner.getByRole('navigation').getByRole('link')).toHaveCount(toolPaths.length + others)
    await banner.getByRole('link', { name: 'Sign In' }).filter({ visible: true }).click()
    await expect(page).toHaveURL('/sign-in')
    await expect(page.locator('noscript p')).toContainText('This page needs JavaScript.')
    await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeDisabled()
  })
