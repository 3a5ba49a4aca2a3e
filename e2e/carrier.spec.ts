import { expect, test } from './fixtures.ts'
import { arrived, carrierParts, carrierPath, holdBack, lookUp, openPage, scripts } from './steps.ts'

// What the page says, and every answer, are in `carrier-tool.dom.test.tsx` and `rendered-pages.db.test.ts`.

test('CAR-05, CAR-06, CAR-07, CAR-10: a visitor finds the tool on the home page and identifies a number; colours differ by carrier and length, and the tiles stand in 1, 2 or 3 columns', async ({
  page,
}) => {
  await openPage(page, '/')
  await page.getByRole('link', { name: 'Try Now: Carrier Identifier' }).click()
  await expect(page).toHaveURL(carrierPath.en)
  await arrived(page)
  const { input, button, result } = carrierParts(page)
  const colourOf = (name: string) =>
    result
      .locator('dd span')
      .filter({ hasText: name })
      .evaluate((element) => getComputedStyle(element).backgroundColor)
  const headingColour = () =>
    result.getByRole('heading').evaluate((element) => getComputedStyle(element).color)
  await expect(result).toHaveCount(0)
  await input.pressSequentially('9841234567')
  await button.click()
  await expect(result.getByRole('heading', { name: 'Carrier Identified' })).toBeVisible()
  await expect(result.getByText('Nepal Telecom (Namaste SIM)', { exact: true })).toBeInViewport()
  const [blue, good] = [await colourOf('Nepal Telecom (Namaste SIM)'), await headingColour()]
  await lookUp(page, '98O1234567')
  await expect(result).toContainText('the number has 9 digits')
  expect(await headingColour()).not.toBe(good)
  await lookUp(page, '9801234567')
  expect(await colourOf('Ncell')).not.toBe(blue)

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

test('CAR-03: what was typed before the code of the page arrived counts', async ({ page }) => {
  const release = await holdBack(page, scripts)
  await page.goto(carrierPath.en, { waitUntil: 'commit' })
  const { input, button, result } = carrierParts(page)
  await input.pressSequentially('9841234567')
  await expect(button).toBeDisabled()
  release()
  await expect(button).toBeEnabled()
  await expect(input).toHaveValue('9841234567')
  await button.click()
  await expect(result).toContainText('Carrier Identified')
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
