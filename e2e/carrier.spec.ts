import { expect, test } from './fixtures.ts'
import { arrived, carrierParts, carrierPath, lookUp, openPage } from './steps.ts'

test('CAR-01, CAR-02: title, subtitle and the card with its hint, input and button', async ({ page }) => {
  await openPage(page, carrierPath.en)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Carrier Identifier')
  const main = page.getByRole('main')
  await expect(main.getByText('Identify your mobile carrier instantly', { exact: true })).toBeVisible()
  const card = page.getByRole('region', { name: 'Enter Your Phone Number' })
  await expect(card.getByText('Enter any Nepali mobile number to identify its carrier')).toBeVisible()
  const input = card.getByRole('textbox')
  await expect(input).toHaveAttribute('type', 'tel')
  await expect(input).toHaveAttribute('placeholder', '98X-XXX-XXXX')
  await expect(input).toHaveAccessibleDescription(/Enter any Nepali mobile number/)
  await expect(card.getByRole('button')).toHaveText('Identify Carrier')
})

test('CAR-05, CAR-07: a click identifies a number; the result is hidden before', { tag: '@phone' }, async ({
  page,
}) => {
  await openPage(page, carrierPath.en)
  const { input, button, result } = carrierParts(page)
  await expect(result).toHaveCount(0)
  await input.pressSequentially('9801234567')
  await button.click()
  await expect(result.getByRole('heading', { name: 'Carrier Identified' })).toBeVisible()
  await expect(result).toContainText('980-123-4567')
  await expect(result.getByText('Ncell', { exact: true })).toBeInViewport()
})

test('CAR-10: supported carriers stand in 1, 2 or 3 columns by width', async ({ page }) => {
  await openPage(page, carrierPath.en)
  const tiles = page.getByRole('region', { name: 'Supported Carriers' }).locator('ul').first().locator('> li')
  await expect(tiles).toHaveCount(6)
  for (const [width, columns] of [
    [390, 1],
    [800, 2],
    [1280, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    const lefts = await tiles.evaluateAll((all) => all.map((tile) => tile.getBoundingClientRect().left))
    expect(new Set(lefts).size, `columns at ${width} px`).toBe(columns)
  }
})

test('CAR-07, CAR-09: the page in Nepali answers in Nepali with Nepali digits', async ({ page }) => {
  await openPage(page, carrierPath.ne)
  await page.getByRole('textbox', { name: 'फोन नम्बर' }).fill('९८४१२३४५६७')
  await page.getByRole('button', { name: 'सेवा प्रदायक चिन्नुहोस्' }).click()
  const result = page.getByRole('status')
  await expect(result.getByRole('heading', { name: 'सेवा प्रदायक भेटियो' })).toBeVisible()
  await expect(result).toContainText('९८४-१२३-४५६७')
  await expect(result).toContainText('नेपाल टेलिकम (नमस्ते सिम)')
  await expect(result).toContainText('जीएसएम')
})

test('a visitor finds the tool on the home page and identifies a number', async ({ page }) => {
  await openPage(page, '/')
  await page.getByRole('link', { name: 'Try Now: Carrier Identifier' }).click()
  await expect(page).toHaveURL(carrierPath.en)
  await arrived(page)
  await lookUp(page, '9741234567')
  await expect(page.getByRole('status')).toContainText('Nepal Telecom (CDMA / Sky)')
})

for (const lang of ['en', 'ne'] as const)
  test(`on a small phone the carrier is in the upper half, and the button does not move (${lang})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await openPage(page, carrierPath[lang])
    const card = page.locator('x-island[name=carrier-tool] section').first()
    const button = card.getByRole('button')
    const before = await button.boundingBox()
    await card.getByRole('textbox').fill('984')
    const live = card.locator('[aria-live]')
    await expect(live).toContainText(lang === 'en' ? 'Nepal Telecom (Namaste SIM)' : 'नेपाल टेलिकम (नमस्ते सिम)')
    const answer = (await live.locator('span').first().boundingBox())!
    expect(answer.y + answer.height).toBeLessThan(320)
    expect((await button.boundingBox())!.y).toBe(before!.y)
    await card.getByRole('textbox').fill('9841234567')
    await button.click()
    await expect(card.getByRole('status').getByRole('heading')).toBeInViewport({ ratio: 1 })
  })
