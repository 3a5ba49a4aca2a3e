import { expectNoViolations } from './axe.ts'
import type { Page } from './fixtures.ts'
import { expect, test } from './own-site.ts'
import { openPage } from './steps.ts'

const client = 'ca-pub-1234567890123456'
const slot = '1234567890'

test.use({
  // What the visitor agreed to; a stand-in answers.
  allowedTrouble: [
    /^other host: GET https:\/\/(pagead2\.googlesyndication\.com\/pagead\/js\/adsbygoogle\.js\?client=ca-pub-1234567890123456|www\.googletagmanager\.com\/gtag\/js\?id=G-TEST1234)$/,
  ],
})

/** Stand-ins for Google: an ad of 600 px that would move everything below it, were its place not kept. */
const adScript = `
  const show = () => {
    const ins = document.querySelector('ins.adsbygoogle:not([data-ad-status])')
    ins.dataset.adStatus = 'filled'
    const ad = document.createElement('div')
    ad.style.height = '600px'
    ad.textContent = 'An ad for ' + ins.dataset.adClient + ' at ' + ins.dataset.adSlot
    ins.append(ad)
    // As Google's own script does: another script, and an inline style.
    const script = document.createElement('script')
    script.textContent = 'window.adScripts = (window.adScripts || 0) + 1'
    document.head.append(script)
  }
  const waiting = window.adsbygoogle
  window.adsbygoogle = { push: show }
  waiting.forEach(show)`

async function standInForGoogle(page: Page): Promise<string[]> {
  const asked: string[] = []
  await page.route(/googlesyndication\.com|googletagmanager\.com/, async (route) => {
    asked.push(new URL(route.request().url()).hostname)
    const isAd = route.request().url().includes('adsbygoogle')
    await route.fulfill({ contentType: 'text/javascript', body: isAd ? adScript : 'window.tagRan = true' })
  })
  // A violation is also an error in the console, which fails the test; this one names the directive.
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { violations: seen, shift: 0 })
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      seen.push(`${violatedDirective} ${blockedURI}`),
    )
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
      })[])
        if (!entry.hadRecentInput)
          Object.assign(window, { shift: (window as unknown as { shift: number }).shift + entry.value })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return asked
}

const reported = (page: Page) =>
  page.evaluate(() => {
    const { violations, shift } = window as unknown as { violations: string[]; shift: number }
    return { violations, shift }
  })

const banner = (page: Page) => page.getByRole('region', { name: 'Your privacy choice' })

test('SITE-02, SITE-03: nothing of others is asked for before the visitor agreed, and never after a refusal; with a keyboard the question is reached before what it covers', async ({
  page,
}) => {
  const asked = await standInForGoogle(page)
  await openPage(page, '/carrier-identifier')
  await expect(banner(page)).toContainText('May this page load Google ads and Google Analytics?')
  await expectNoViolations(page, 'asking', ['[aria-labelledby=privacy-choice]'])
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  for (const name of ['Privacy Policy', 'Don’t allow', 'Allow']) {
    await page.keyboard.press('Tab')
    await expect(
      banner(page).getByRole(name.includes('llow') ? 'button' : 'link', { name, exact: true }),
    ).toBeFocused()
  }
  const place = page.locator('main [data-ad-slot]')
  await expect(place).toBeVisible()
  // Nobody is held up: the tool works around the question.
  await page.getByRole('textbox', { name: 'Phone number' }).fill('9841234567')
  await page.getByRole('textbox', { name: 'Phone number' }).press('Enter')
  await expect(page.getByRole('status')).toContainText('Carrier Identified')
  await banner(page).getByRole('button', { name: 'Don’t allow' }).click()
  await expect(banner(page)).toHaveCount(0)
  await expect(place).toBeHidden()
  await openPage(page, '/')
  await expect(place).toBeHidden()
  await expect(banner(page)).toHaveCount(0)
  // It can be changed later, and the way back is the one in.
  const choice = page.getByRole('contentinfo').getByRole('button', { name: 'Privacy choice' })
  await choice.click()
  await expect(banner(page)).toBeFocused()
  await expect(banner(page)).toContainText('You did not allow it.')
  await banner(page).getByRole('button', { name: 'Close' }).click()
  await expect(choice).toBeFocused()
  expect(asked).toEqual([])
})

test('SITE-02, SITE-03: once agreed to, ads and tags come under a nonce, each once, and nothing moves', async ({
  page,
}) => {
  const asked = await standInForGoogle(page)
  await openPage(page, '/')
  await banner(page).getByRole('button', { name: 'Allow', exact: true }).click()
  const answer = await openPage(page, '/carrier-identifier')
  const policy = answer?.headers()['content-security-policy'] ?? ''
  expect(policy).toMatch(
    /script-src 'nonce-[\w+/]{22}==' 'unsafe-inline' 'unsafe-eval' 'strict-dynamic' https: http:;/,
  )
  expect(answer?.headers()['cache-control']).toBe('no-store')
  expect(answer?.headers().etag).toBeUndefined()
  await page.locator('main [data-ad-slot]').first().scrollIntoViewIfNeeded()
  await expect(page.getByText(`An ad for ${client} at ${slot}`)).toBeVisible()
  await expect(banner(page)).toHaveCount(0)
  // The ad is higher than its place, and still nothing moved.
  expect((await reported(page)).shift).toBeLessThanOrEqual(0.01)
  expect(asked).toContain('pagead2.googlesyndication.com')
  asked.length = 0
  // On to another page with an ad: another document, with its own ad and each script once.
  await page.getByRole('banner').getByRole('link', { name: 'QR builder' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/QR/)
  await expect(page.getByText(`An ad for ${client} at ${slot}`)).toHaveCount(1)
  expect(asked.filter((host) => host === 'pagead2.googlesyndication.com')).toHaveLength(1)
  expect(await page.evaluate(() => (window as unknown as { adScripts: number }).adScripts)).toBe(1)
  expect((await reported(page)).violations).toEqual([])
})

test('SITE-02, SITE-03: nothing that ran on a page with ads is left where none may be', async ({ page }) => {
  await standInForGoogle(page)
  await openPage(page, '/')
  await banner(page).getByRole('button', { name: 'Allow', exact: true }).click()
  await expect.poll(() => page.evaluate(() => 'tagRan' in window)).toBe(true)
  for (const [path, link] of [
    ['/emergency-services', 'Try Now: Emergency Services'],
    ['/about', 'About'],
  ] as const) {
    await openPage(page, '/')
    await expect.poll(() => page.evaluate(() => 'tagRan' in window)).toBe(true)
    await page.getByRole('link', { name: link, exact: true }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Everyday/)
    expect(await page.evaluate(() => 'adsbygoogle' in window)).toBe(false)
    // Tags may count the pages about the site, and nobody the emergency numbers.
    if (path === '/about') await expect.poll(() => page.evaluate(() => 'tagRan' in window)).toBe(true)
    else expect(await page.evaluate(() => 'tagRan' in window)).toBe(false)
  }
  // Taking it back ends at once what runs.
  await page.getByRole('button', { name: 'Privacy choice' }).click()
  await banner(page).getByRole('button', { name: 'Don’t allow' }).click()
  await expect.poll(() => page.evaluate(() => 'tagRan' in window)).toBe(false)
  expect((await reported(page)).violations).toEqual([])
})
