import { expect, type Page, test } from './fixtures.ts'
import { carrierPath } from './steps.ts'

test.use({ javaScriptEnabled: false, allowedTrouble: [/status of 404/] })

test('without JavaScript the home page is whole', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What do you need today?')
  await expect(page.getByRole('region', { name: 'All tools' }).getByRole('listitem')).toHaveCount(10)
  await page.getByRole('link', { name: 'Try Now: Carrier Identifier' }).click()
  await expect(page).toHaveURL(carrierPath.en)
})

test('HOME-01, HOME-02: without JavaScript the search is a form, and its results are rendered', async ({
  page,
}) => {
  await page.goto('/ne')
  await page.locator('#ask-box').fill('patro')
  await page.getByRole('button', { name: 'खोज्नुहोस्', exact: true }).click()
  await expect(page).toHaveURL('/ne?q=patro')
  const results = page.getByRole('region', { name: 'खोजीका नतिजा' })
  await expect(results.getByRole('link', { name: /^नेपाली पात्रो/ })).toBeVisible()
  await expect(page.locator('#ask-box')).toHaveValue('patro')
  await expect(page.getByRole('region', { name: 'सबै औजार' })).toHaveCount(0)
})

test('without JavaScript a wrong postal code is reported in two steps', async ({ page }) => {
  await page.goto('/ne/postal-codes?q=44600')
  await page.getByText('गोश्वारा हुलाक कार्यालय', { exact: true }).click()
  await page
    .getByRole('link', { name: /^गलत छ/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('गल्ती भए खबर गर्नुहोस्')
  await page.getByLabel('के गलत छ, ठीक के हो?').fill('यो कोड अर्कै कार्यालयको हो')
  await page.getByRole('button', { name: 'पठाउनुहोस्' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('धन्यवाद')
})

const search = (page: Page, word: string) => page.getByRole('main').getByRole('searchbox').first().fill(word)
const send = (page: Page) => page.getByRole('main').locator('noscript [type=submit]').first().click()

/** What a visitor asks each tool, and the answer. */
const answers: Record<string, { ask?: (page: Page) => Promise<unknown>; answer: RegExp }> = {
  'carrier-identifier': {
    ask: async (page) => {
      await page.locator('[name=number]').fill('9801234567')
      await send(page)
    },
    answer: /980-123-4567.*Issued to.*Ncell/s,
  },
  'qr-builder': {
    ask: async (page) => {
      await page.locator('[name=name]').fill('Sita Sharma')
      await page.locator('[name=number]').fill('9800000001')
      await send(page)
    },
    answer: /\{"name":"Sita Sharma","eSewa_id":"9800000001"\}/,
  },
  'nepali-date-converter': {
    ask: async (page) => {
      await page.locator('[name=typed]').fill('2082-04-29')
      await send(page)
    },
    answer: /14 August 2025Thursday/,
  },
  'nepali-calendar': {
    ask: (page) => page.goto('/nepali-calendar?year=2083&month=7'),
    answer: /Kartik 2083/,
  },
  'foreign-exchange': { answer: /Rate Information|could not/ },
  'gold-silver-price': { answer: /Gold/ },
  'postal-codes': {
    ask: async (page) => {
      await search(page, '44600')
      await page.keyboard.press('Enter')
    },
    answer: /44600/,
  },
  'internet-comparison': { answer: /\d+ Mbps/ },
  'emergency-services': { answer: /Police.*100/s },
  'crypto-exchange-rates': { answer: /Bitcoin|could not/ },
}

for (const [slug, { ask, answer }] of Object.entries(answers))
  test(`without JavaScript a question is answered: ${slug}`, async ({ page }) => {
    await page.goto(`/${slug}`)
    await ask?.(page)
    await expect(page.getByRole('main')).toContainText(answer)
    await expect(page).toHaveURL(/^[^#]*$/)
  })

test('all tools are asked without JavaScript', async ({ page }) => {
  await page.goto('/')
  const cards = page.getByRole('link', { name: /^Try Now: / })
  const listed = await cards.evaluateAll((links) =>
    links.map((link) => (link.getAttribute('href') ?? '').slice(1)),
  )
  expect(Object.keys(answers).toSorted()).toEqual([...new Set<string>(listed)].toSorted())
})

test('SHELL-11, STATIC-04: without JavaScript an unknown path shows the not-found page', async ({ page }) => {
  const response = await page.goto('/no-such-page')
  expect(response!.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
  await expect(page.getByRole('main').getByRole('listitem').getByRole('link')).toHaveCount(4)
})

test('without JavaScript no page has a button that does nothing', async ({ page, request }) => {
  const sitemap = await (await request.get('/sitemaps/pages.xml')).text()
  const listed = [...sitemap.matchAll(/<loc>[^<]*?\/\/[^/]+(\/[^<]*)<\/loc>/g)].map(([, path]) => path!)
  const paths = listed.filter((path) => !path.startsWith('/ne'))
  expect(paths.length).toBeGreaterThan(10)
  for (const path of [...paths, '/no-such-page', '/sign-in']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const dead = page.locator('button[type=button]:enabled, [name=stars]').filter({ visible: true })
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 })
      await expect(dead, `${path} at ${width} px`).toHaveCount(0)
    }
  }
})

test('SHELL-04: without JavaScript all tools can be reached, and Sign In says what it needs', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  await page.goto('/')
  const banner = page.getByRole('banner')
  await banner.locator('summary:visible').click()
  await expect(banner.getByRole('link', { name: 'Calendar' })).toBeVisible()
  // Home and ten tools; on a phone the menu has the way to sign in too.
  await expect(banner.getByRole('navigation').getByRole('link')).toHaveCount(isMobile ? 12 : 11)
  await banner.getByRole('link', { name: 'Sign In' }).filter({ visible: true }).click()
  await expect(page).toHaveURL('/sign-in')
  await expect(page.locator('noscript p')).toContainText('This page needs JavaScript.')
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeDisabled()
})

test('SHELL-06: without JavaScript the newsletter’s form is answered with a page that thanks', async ({
  page,
}) => {
  await page.goto('/ne/about')
  await page.getByRole('textbox', { name: /इमेल/ }).fill(`reader-${Date.now()}@example.com`)
  await page.getByRole('button', { name: 'सदस्यता लिनुहोस्' }).click()
  await expect(page).toHaveURL('/ne/newsletter')
  await expect(page.getByRole('main')).toContainText('सदस्यता लिनुभएकोमा धन्यवाद!')
})
