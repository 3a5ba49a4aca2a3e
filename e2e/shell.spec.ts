import { expect, test } from './fixtures.ts'
import { carrierPath, openPage } from './steps.ts'

test('SHELL-05, SHELL-09: the footer has blurb, tools, pages, links and copyright; another page begins at its top', async ({
  page,
}) => {
  await openPage(page, '/')
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText('Small, free web tools for everyday life in Nepal.')
  await expect(footer).toContainText('Kathmandu, Nepal')
  const year = new Intl.DateTimeFormat('en', { timeZone: 'Asia/Kathmandu', year: 'numeric' }).format()
  await expect(footer).toContainText(`© ${year} Chautari`)
  const links = {
    'Carrier Identifier': '/carrier-identifier',
    Home: '/',
    About: '/about',
    'Privacy Policy': '/privacy',
    'Terms of Service': '/terms',
  }
  for (const [name, path] of Object.entries(links)) {
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', path)
  }
  for (const site of ['facebook', 'twitter', 'instagram']) {
    const link = footer.getByRole('link', { name: new RegExp(`^${site}$`, 'i') })
    await expect(link).toHaveAttribute('href', new RegExp(`^https://(www\\.)?${site}\\.com/.`))
  }
  await expect(footer.getByRole('link', { name: /^Support/ })).toHaveAttribute('href', /^mailto:.+@.+/)
  const link = footer.getByRole('link', { name: 'Carrier Identifier' })
  await link.scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Carrier Identifier')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(page).toHaveTitle(/Which Network|Carrier Identifier/)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
})

test('SHELL-08: back to top appears after more than 300 px and scrolls smoothly', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.addInitScript(() => {
    const scroll = window.scrollTo.bind(window)
    const calls: ScrollToOptions[] = []
    Object.assign(window, { scrollCalls: calls })
    window.scrollTo = ((...given: [ScrollToOptions]) => {
      calls.push(given[0])
      scroll(...given)
    }) as typeof window.scrollTo
  })
  await openPage(page, carrierPath.en)
  const button = page.getByRole('button', { name: 'Back to top' })
  const scrollTo = (top: number) => page.evaluate((to) => document.documentElement.scrollTo(0, to), top)
  await scrollTo(300)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300)
  await expect(button).toHaveCount(0)
  await scrollTo(301)
  await expect(button).toBeVisible()
  await scrollTo(2000)
  await button.click()
  const calls = () =>
    page.evaluate(() => (window as unknown as { scrollCalls: ScrollToOptions[] }).scrollCalls)
  expect((await calls()).at(-1)).toEqual({ top: 0, behavior: 'smooth' })
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(button).toHaveCount(0)
  // Where motion is reduced, at once.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await scrollTo(2000)
  await button.click()
  expect((await calls()).at(-1)).toEqual({ top: 0, behavior: 'instant' })
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test('the button back to the top stands beside the content, never on it', async ({ page }) => {
  await openPage(page, carrierPath.en)
  for (const width of [640, 1024, 1279, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.evaluate(() => scrollTo(0, 600))
    const { x } = (await page.getByRole('button', { name: 'Back to top' }).boundingBox())!
    const right = await page
      .getByRole('main')
      .evaluate(
        (main) => main.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(main).paddingRight),
      )
    expect(x, `${width} px`).toBeGreaterThanOrEqual(right)
  }
})

test('the language switch keeps the page and its search', { tag: '@phone' }, async ({ page }) => {
  await openPage(page, carrierPath.en)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.getByTitle('View this page in Nepali').click()
  await expect(page).toHaveURL(carrierPath.ne)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ne')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('मोबाइल सेवा प्रदायक पहिचान')
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(carrierPath.en)
  await openPage(page, '/?q=postal')
  await page.getByTitle('View this page in Nepali').click()
  await expect(page).toHaveURL('/ne?q=postal')
  await expect(page.getByRole('main').getByRole('link', { name: /^हुलाक कोड/ })).toBeVisible()
})

test('the skip link leads to the content, and on paper there is the result without article, header, footer and buttons', async ({
  page,
}) => {
  await openPage(page, carrierPath.en)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Pin Carrier Identifier' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('textbox', { name: 'Phone number' })).toBeFocused()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.getByRole('heading', { name: 'Supported Carriers' })).toBeVisible()
  await expect(page.locator('article')).toBeHidden()
  await expect(page.locator('header').first()).toBeHidden()
  await expect(page.locator('footer').last()).toBeHidden()
  await expect(page.getByText('Rate this tool')).toBeHidden()
  const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  expect(ground).toBe('rgb(255, 255, 255)')
})

test('the header stays one line of links, whatever the font', async ({ page }) => {
  for (const path of ['/about', '/ne/about'])
    for (const width of [1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      await openPage(page, path)
      // As wide as the widest of common fonts.
      await page.evaluate(() => {
        document.documentElement.style.letterSpacing = '0.05em'
      })
      const { height, beside } = await page.getByRole('banner').evaluate((header) => ({
        height: header.clientHeight,
        beside: document.documentElement.scrollWidth - innerWidth,
      }))
      expect(height, `${path} at ${width} px`).toBeLessThanOrEqual(66)
      expect(beside).toBeLessThanOrEqual(0)
    }
})
