// The keys of `<bs-date-field>` (its README) on every page that has one, where shortcuts of the site listen, too.
import { expect, type Locator, test } from './fixtures.ts'
import { openPage } from './steps.ts'

const textOf = (field: Locator) =>
  field.evaluate((element) => (element as HTMLElementTagNameMap['bs-date-field']).text)

for (const [path, count] of [
  ['/ne/nepali-date-converter', 2],
  ['/foreign-exchange', 1],
  ['/nepali-calendar', 1],
  ['/developers/date-field', 4],
] as const)
  test(`each separator goes on in each date field, no shortcut takes its keys, and an English date is taken as one: ${path}`, async ({
    page,
  }) => {
    await openPage(page, path)
    // The calculators of the converter start when they are used.
    const calculators = page.locator('x-island[name=counting]')
    if ((await calculators.count()) > 0) await calculators.locator('summary').first().click()
    // The chooser of the calendar loads it when it opens.
    if (path.endsWith('calendar')) await page.getByRole('heading', { level: 2 }).first().click()
    // The field of the exchange rates starts when it is used.
    if (path === '/foreign-exchange') {
      await page.getByRole('button', { name: 'BS', exact: true }).click()
      await page.locator('[name=date-bs]').focus()
      // The focus stays where it was.
      await expect(page.locator('bs-date-field').getByRole('spinbutton').first()).toBeFocused()
    }
    const fields = page.locator('bs-date-field:visible')
    await expect.poll(() => fields.count()).toBeGreaterThanOrEqual(count)
    for (const field of await fields.all()) {
      // Some start when they come near the screen.
      await field.scrollIntoViewIfNeeded()
      await expect(field).toHaveJSProperty('type', 'bs-date-field')
      const wanted = (await field.getAttribute('max')) ?? '2082-04-29'
      for (const separator of ['/', '-', '.', ' ']) {
        await field.getByRole('spinbutton').first().focus()
        await page.keyboard.type(wanted.split('-').map(Number).join(separator))
        expect(await textOf(field), separator).toBe(wanted)
        await expect(field.getByRole('spinbutton').last(), separator).toBeFocused()
      }
      await page.keyboard.press('Control+k')
      await expect(field.getByRole('spinbutton').last()).toBeFocused()
    }
    await expect(page.locator('dialog[open]')).toHaveCount(0)
    if (path !== '/foreign-exchange') return
    await test.step('an English date is taken as one, and the field says so', async () => {
      const field = fields.first()
      await field.getByRole('spinbutton').first().focus()
      await page.keyboard.type('2026 03 15')
      expect(await textOf(field)).toBe('2082-12-01')
      await expect(page).toHaveURL(/2026-03-15/)
      await expect(field.locator('[part~=notice]')).toHaveText('Converted from 15 March 2026 AD.')
    })
  })
