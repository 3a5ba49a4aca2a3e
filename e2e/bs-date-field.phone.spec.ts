import { form, held, openField, partsOf } from './date-field-page.ts'
import { expect, test } from './fixtures.ts'

test('a tap opens the month at the bottom of the screen, another one chooses a day', async ({ page }) => {
  await openField(page, form('value="2082-04-29"'))
  const { field, open, dialog, dayOf } = partsOf(page)
  await open.tap()
  await expect(dialog).toBeVisible()
  const box = await dialog.boundingBox()
  const { width, height } = await page.evaluate(() => ({ width: innerWidth, height: innerHeight }))
  expect(box?.x).toBeCloseTo(0, 0)
  expect(box?.width).toBeCloseTo(width, 0)
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(height, 0)
  await dayOf('30 July 2025').tap()
  await expect(dialog).toBeHidden()
  expect((await held(field)).value).toBe('2082-04-14')
})

test('what is pressed is at least 44 px high and wide, in the field and in the month', async ({ page }) => {
  await openField(page, form('value="2082-04-29"'))
  const { open, dialog } = partsOf(page)
  const targets = dialog.locator('button, select')
  await open.tap()
  await expect(dialog).toBeVisible()
  expect(await targets.count()).toBeGreaterThan(30)
  for (const target of [open, ...(await targets.all())]) {
    const box = await target.boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(44)
    expect(box?.width).toBeGreaterThanOrEqual(44)
  }
})

test('a tap beside the month closes it', async ({ page }) => {
  await openField(page, form('value="2082-04-29"'))
  const { field, open, dialog } = partsOf(page)
  await open.tap()
  await expect(dialog).toBeVisible()
  await page.touchscreen.tap(195, 30)
  await expect(dialog).toBeHidden()
  expect((await held(field)).value).toBe('2082-04-29')
})

test('the keyboard of a phone has digits, and a tap selects a segment', async ({ page }) => {
  await openField(page, form('value="2082-04-29"'))
  const { field, month } = partsOf(page)
  await expect(month).toHaveAttribute('inputmode', 'numeric')
  await month.tap()
  await expect(month).toBeFocused()
  await page.keyboard.insertText('1')
  await page.keyboard.insertText('2')
  expect((await held(field)).value).toBe('2082-12-29')
})
