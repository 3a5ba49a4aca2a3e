// Text that arrives at once through the browser: pasted, typed before the code came, restored. How it is read:
// `field-text.dom.test.tsx` of the package.
import { form, held, openField, pagePath, partsOf, sentPath, serveField } from './date-field-page.ts'
import { expect, test } from './fixtures.ts'

test('a date is pasted from the clipboard, and copying copies the whole date in the script of the field', async ({
  page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await openField(page, form('lang="ne"'))
  const { field } = partsOf(page)
  await page.evaluate(async () => await navigator.clipboard.writeText('29 Shrawan 2082'))
  await page.getByRole('spinbutton').first().focus()
  await page.keyboard.press('Control+V')
  await expect(page.getByRole('spinbutton').last()).toBeFocused()
  expect(await held(field)).toEqual({ value: '2082-04-29', ad: '2025-08-14', text: '2082-04-29' })
  await page.getByRole('spinbutton').nth(1).focus()
  await page.keyboard.press('Control+C')
  expect(await page.evaluate(async () => await navigator.clipboard.readText())).toBe('२०८२-०४-२९')
})

test('takes what was filled in before its code was loaded', async ({ page }) => {
  await serveField(page, form())
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/field/index.js', async (route) => {
    await released
    await route.fallback()
  })
  await page.goto(pagePath, { waitUntil: 'commit' })
  await page.locator('input[name=birth-bs]').fill('२०५५/१/२३')
  release()
  const { field, year } = partsOf(page)
  await expect(year).toHaveValue('2055')
  expect((await held(field)).value).toBe('2055-01-23')
})

for (const [where, body] of [
  // Chromium knows a form by its address and its first two named fields, also before the code is loaded.
  ['behind two other fields', form().replace('<label', '<input name="given"><input name="family"><label')],
  ['without a text field inside', form('', '')],
] as const)
  test(`what was typed ${where} is there again after another page`, async ({ page }) => {
    // A page that is kept in memory would not be restored by the field.
    await openField(page, `${body}<script>addEventListener('unload', () => {})</script>`)
    const { field, year } = partsOf(page)
    await year.focus()
    await page.keyboard.type('2055-01-33')
    await page.goto(sentPath)
    await page.goBack()
    await expect(year).toHaveValue('2055')
    expect(await held(field)).toEqual({ value: '', ad: '', text: '2055-01-33' })
  })
