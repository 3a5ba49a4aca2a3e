import { form, held, openField, partsOf } from './date-field-page.ts'
import { expect, test } from './fixtures.ts'

test('a tap opens the month at the bottom of the screen, one beside it closes it, one on a day chooses; all targets are at least 44 px high and wide', async ({
  page,
}) => {
  await openField(page, form('value="2082-04-29"'))
  const { field, open, dialog, dayOf } = partsOf(page)
  await open.tap()
  await expect(dialog).toBeVisible()
  const box = await dialog.boundingBox()
  const { width, height } = await page.evaluate(() => ({ width: innerWidth, height: innerHeight }))
  expect(box?.x).toBeCloseTo(0, 0)
  expect(box?.width).toBeCloseTo(width, 0)
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(height, 0)
  const button = await open.boundingBox()
  const targets = await dialog.locator('button, select').evaluateAll((all) =>
    all.map((target) => {
      const { width: across, height: down } = target.getBoundingClientRect()
      return Math.min(across, down)
    }),
  )
  expect(targets.length).toBeGreaterThan(30)
  expect(Math.min(...targets, button?.width ?? 0, button?.height ?? 0)).toBeGreaterThanOrEqual(44)
  await page.touchscreen.tap(195, 30)
  await expect(dialog).toBeHidden()
  expect((await held(field)).value).toBe('2082-04-29')
  await open.tap()
  await dayOf('30 July 2025').tap()
  await expect(dialog).toBeHidden()
  expect((await held(field)).value).toBe('2082-04-14')
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
