import { expect, test } from './fixtures.ts'
import { carrierParts, carrierPath, holdBack, lookUp, openPage, scripts } from './steps.ts'

test('CAR-06, CAR-07: the colours differ by carrier, and between a whole number and one of the wrong length', async ({
  page,
}) => {
  await openPage(page, carrierPath.en)
  const { result } = carrierParts(page)
  const colourOf = (name: string) =>
    result
      .locator('dd span')
      .filter({ hasText: name })
      .evaluate((element) => getComputedStyle(element).backgroundColor)
  const headingColour = () =>
    result.getByRole('heading').evaluate((element) => getComputedStyle(element).color)
  await lookUp(page, '9841234567')
  const [blue, good] = [await colourOf('Nepal Telecom (Namaste SIM)'), await headingColour()]
  await lookUp(page, '98O1234567')
  await expect(result).toContainText('the number has 9 digits')
  expect(await headingColour()).not.toBe(good)
  await lookUp(page, '9801234567')
  expect(await colourOf('Ncell')).not.toBe(blue)
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
