import { expectNoViolations } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { code, generate, open } from './qr-page.ts'

for (const [path, colorScheme] of [
  ['/qr-builder', 'light'],
  ['/ne/qr-builder', 'dark'],
] as const) {
  test(`A11Y: ${path} is clean in ${colorScheme}, with errors and with a code; at 320 px it fits, with targets of 44 px`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme })
    await open(page, path)
    await page.locator('#holder-name').fill(' ')
    await page.locator('#holder-number').fill('98')
    await page.locator('#holder-number').blur()
    await expectNoViolations(page, 'with errors')
    await page.locator('input[value=bank]').check()
    await page.locator('#bank').selectOption('NARBNPKA')
    await page.locator('#holder-name').fill('सीता शर्मा')
    await page.locator('#holder-number').press('Enter')
    await expect(page.getByRole('main').locator('svg[role=img]')).toBeVisible()
    await expectNoViolations(page, 'with a code')

    await page.setViewportSize({ width: 320, height: 700 })
    // The three services stand in one row on the narrowest phone, too.
    const tops = await page
      .locator('label:has(input[name=service])')
      .evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().top))
    expect(tops).toHaveLength(3)
    expect(new Set(tops).size).toBe(1)
    await page.locator('#bank').selectOption('SCBLNPKA')
    await page.locator('#holder-name').fill('W'.repeat(64))
    await page.locator('#holder-number').fill('0'.repeat(64))
    await page.locator('#holder-number').press('Enter')
    await expect(page.getByRole('main').locator('svg[role=img]')).toHaveAccessibleName(/[0०]{64}/)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    for (const summary of await page.locator('section summary').all()) await summary.click()
    const small = await page
      .locator('section')
      .locator('button, select, summary, input:not([type=radio], [type=checkbox]), label:has(input)')
      .filter({ visible: true })
      .evaluateAll((targets) =>
        targets
          .filter((target) => target.getBoundingClientRect().height < 44)
          .map((target) => target.outerHTML.slice(0, 100)),
      )
    expect(small).toEqual([])
  })
}

test('A11Y: the whole way by keyboard', async ({ page }) => {
  await open(page)
  await page.getByRole('radio', { name: 'eSewa' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Khalti' })).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.type('Ram Thapa')
  await page.keyboard.press('Tab')
  await page.keyboard.type('9800000002')
  await page.keyboard.press('Tab')
  await expect(generate(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Your QR code' })).toBeFocused()
  await expect(code(page)).toBeVisible()
  await page.getByText('Data in the code', { exact: true }).press('Enter')
  await expect(page.getByText('{"Khalti_ID":"9800000002","name":"Ram Thapa"}')).toBeVisible()
})

for (const height of [640, 844]) {
  test(`a finished code stands small above the button on a screen of 360 x ${height}, and covers no field`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height })
    await open(page, '/ne/qr-builder')
    await page.locator('input[value=bank]').check()
    await page.locator('#bank').selectOption('NARBNPKA')
    const number = page.locator('#holder-number')
    await number.fill('98000000')
    await page.locator('#holder-name').fill('सीता शर्मा')
    const before = await number.boundingBox()
    const small = page.getByRole('button', { name: 'ठूलो हेर्नुहोस्' })
    await expect(small).toBeVisible()
    expect(await number.boundingBox()).toEqual(before)
    for (const field of ['#holder-name', '#holder-number']) {
      await page.locator(field).focus()
      const box = (await small.boundingBox())!
      const { y, height: tall } = (await page.locator(field).boundingBox())!
      expect(y + tall, field).toBeLessThanOrEqual(box.y)
    }
    await small.click()
    await expect(page.getByRole('main').locator('svg[role=img]')).toBeInViewport({ ratio: 1 })
  })
}
