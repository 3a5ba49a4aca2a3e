import { expect, test } from './fixtures.ts'
import { carrierParts, carrierPath, holdBack, lookUp, openPage, scripts } from './steps.ts'

test('CAR-03: the button is disabled while the trimmed input is empty, and Enter does nothing', async ({
  page,
}) => {
  await openPage(page, carrierPath.en)
  const { input, button, result } = carrierParts(page)
  await expect(button).toBeDisabled()
  await input.fill('   ')
  await expect(button).toBeDisabled()
  await input.press('Enter')
  await expect(result).toHaveCount(0)
  await input.fill(' 98 ')
  await expect(button).toBeEnabled()
  await input.fill('')
  await expect(button).toBeDisabled()
})

test('CAR-03, CAR-04: for 500 ms the button is disabled and both say that a lookup runs', {
  tag: '@own-context',
}, async ({ page }) => {
  await page.clock.install()
  await openPage(page, carrierPath.en)
  const { input, button, result } = carrierParts(page)
  await input.fill('9841234567')
  await page.clock.pauseAt(Date.now() + 60_000)
  await button.click()
  await expect(button).toHaveText('Identifying...')
  await expect(button).toBeDisabled()
  await expect(button.locator('.animate-spin')).toBeVisible()
  await expect(result).toHaveText('Identifying carrier...')
  await page.clock.runFor(499)
  await expect(button).toBeDisabled()
  await expect(result).toHaveText('Identifying carrier...')
  await page.clock.runFor(1)
  await expect(result).toContainText('Carrier Identified')
  await expect(button).toHaveText('Identify Carrier')
  await expect(button).toBeEnabled()
})

test('CAR-03: Enter starts a lookup; one after another is answered', async ({ page }) => {
  await openPage(page, carrierPath.en)
  const { result } = carrierParts(page)
  await lookUp(page, '9851234567')
  await expect(result).toContainText('Nepal Telecom (Namaste SIM)')
  await carrierParts(page).input.fill('9821234567')
  await page.keyboard.press('Enter')
  await expect(result).toHaveText('Identifying carrier...')
  await expect(result).toContainText('Ncell')
})

test('CAR-06: only digits count, only the first three decide, and no length is asked for', async ({
  page,
}) => {
  await openPage(page, carrierPath.en)
  const { result } = carrierParts(page)
  const answers = [
    ['(98-4) 1', 'Nepal Telecom (Namaste SIM)'],
    ['970', 'Ncell'],
    ['975 000 0000 1234', 'Nepal Telecom (CDMA / Sky)'],
    ['९८८१२३४५६७', 'Smart Cell'],
    ['+977-963-123-4567', 'Hello Mobile'],
  ] as const
  for (const [number, carrier] of answers) {
    await lookUp(page, number)
    await expect(result.locator('dd').nth(1), number).toHaveText(carrier)
  }
})

test('CAR-06: after 977 the ten digits are looked up and the page says so', async ({ page }) => {
  await openPage(page, carrierPath.en)
  const { result } = carrierParts(page)
  const note = 'The country code 977 was left out; the ten digits after it were looked up.'
  await lookUp(page, '+977 9841234567')
  await expect(result).toContainText(note)
  await expect(result).toContainText('984-123-4567')
  await lookUp(page, '9841234567')
  await expect(result).not.toContainText(note)
  // Nine digits after the country code are no number: nothing is guessed.
  await lookUp(page, '+977 984123456')
  await expect(result).toContainText('Carrier Not Found')
})

test('CAR-07: found: name, description, technology, icon and colours of the carrier', async ({ page }) => {
  await openPage(page, carrierPath.en)
  const { result } = carrierParts(page)
  await lookUp(page, '9841234567')
  await expect(result.getByRole('heading')).toHaveText('Carrier Identified')
  await expect(result.getByText('GSM', { exact: true })).toBeVisible()
  await expect(result).toContainText('State-run operator. 985 numbers are used for postpaid SIMs.')
  const name = result.locator('dd span').filter({ hasText: 'Nepal Telecom (Namaste SIM)' })
  await expect(name.locator('use')).toHaveAttribute('href', /#smartphone$/)
  const blue = await name.evaluate((element) => getComputedStyle(element).backgroundColor)
  await lookUp(page, '9801234567')
  const other = result.locator('dd span').filter({ hasText: 'Ncell' })
  await expect(other.locator('use')).toHaveAttribute('href', /#phone$/)
  expect(await other.evaluate((element) => getComputedStyle(element).backgroundColor)).not.toBe(blue)
})

test('CAR-07: a carrier whose licence ended is marked', async ({ page }) => {
  await openPage(page, carrierPath.en)
  await lookUp(page, '9631234567')
  await expect(page.getByRole('status')).toContainText('Hello Mobile')
  await expect(page.getByRole('status')).toContainText('The regulator revoked the licence')
})

test('CAR-06: a trunk 0 is left out like the country code, and the page says so', async ({ page }) => {
  await openPage(page, carrierPath.en)
  const { result } = carrierParts(page)
  await lookUp(page, '09841234567')
  await expect(result).toContainText('984-123-4567')
  await expect(result).toContainText('The 0 in front was left out; the ten digits after it were looked up.')
  await lookUp(page, '00977 980-1234567')
  await expect(result).toContainText('Ncell')
  await expect(result).toContainText('The 00977 in front was left out')
})

test('CAR-06, CAR-07: a number of the wrong length is marked at the top of its answer', async ({ page }) => {
  await openPage(page, carrierPath.en)
  const { result } = carrierParts(page)
  await lookUp(page, '9841234567')
  const good = await result.getByRole('heading').evaluate((element) => getComputedStyle(element).color)
  await expect(result.locator('h2 use')).toHaveAttribute('href', /#check$/)
  await lookUp(page, '98O1234567')
  await expect(result.getByRole('heading')).toHaveText('Carrier Identified')
  await expect(result.locator('h2 use')).toHaveAttribute('href', /#warning$/)
  await expect(result.locator('h2 + p')).toContainText('the number has 9 digits')
  expect(await result.getByRole('heading').evaluate((element) => getComputedStyle(element).color)).not.toBe(
    good,
  )
})

test('CAR-08: 971 has an answer of its own: what is known, and what is not', async ({ page }) => {
  await openPage(page, carrierPath.en)
  const { input, result } = carrierParts(page)
  await input.fill('+977 971-1234567')
  await input.press('Enter')
  await expect(result.getByRole('heading')).toHaveText('971: probably Ncell')
  await expect(result).toContainText('971-123-4567')
  await expect(result).toContainText('since December 2025')
  await expect(result).not.toContainText("doesn't match any known")
  await openPage(page, carrierPath.ne)
  await page.getByRole('textbox', { name: 'फोन नम्बर' }).fill('९७११२३४५६७')
  await page.getByRole('textbox', { name: 'फोन नम्बर' }).press('Enter')
  await expect(page.getByRole('status')).toContainText('९७१: सम्भवतः एनसेल')
})

test('CAR-08: not found: the three texts, and the number', async ({ page }) => {
  await openPage(page, carrierPath.en)
  const { result } = carrierParts(page)
  await lookUp(page, '0151234567')
  await expect(result.getByRole('heading')).toHaveText('Carrier Not Found')
  await expect(
    result.getByText("The number you entered doesn't match any known Nepali carrier patterns.", {
      exact: true,
    }),
  ).toBeVisible()
  await expect(
    result.getByText(
      "Please check the number and try again. Make sure it's a valid 10-digit Nepali mobile number.",
      { exact: true },
    ),
  ).toBeVisible()
  await expect(result).toContainText('015-123-4567')
})

test('CAR-09: a number of ten digits is shown as XXX-XXX-XXXX, another one as typed', async ({ page }) => {
  await openPage(page, carrierPath.en)
  const number = page.getByRole('status').locator('dd').first()
  await lookUp(page, '98 41-23.45 67')
  await expect(number).toHaveText('984-123-4567')
  await lookUp(page, '98 41-23')
  await expect(number).toHaveText('98 41-23')
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
