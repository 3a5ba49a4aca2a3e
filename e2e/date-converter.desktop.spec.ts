import type { BsDateField } from '@chautari/bs-date-field'
import { expect, type Page, test } from './fixtures.ts'
import { holdBack, islandArrived, openPage, scripts } from './steps.ts'

// The rules of the tool are in its component tests (`app/tools/nepali-date-converter/parts`).
const path = '/nepali-date-converter'

const toAd = (page: Page) => page.getByRole('region', { name: 'Convert to English (AD)' })
const card = (page: Page) => page.getByRole('region', { name: 'Convert a date', exact: true })
const batch = (page: Page) => page.getByRole('region', { name: 'Convert many dates at once' })
const answer = (page: Page) => toAd(page).getByRole('status')

/** At once, as a browser pastes; Playwright's `fill` types line after line. */
async function paste(page: Page, lines: string[]) {
  await islandArrived(page, 'batch')
  await batch(page).locator('summary').click()
  await batch(page)
    .getByRole('textbox')
    .evaluate((field: HTMLTextAreaElement, text) => {
      field.value = text
    }, lines.join('\n'))
}

test('the keyboard alone converts a date, and the other language shows the same ones', async ({ page }) => {
  await openPage(page, path)
  await card(page).getByRole('radio', { name: 'BS → AD' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Tab')
  await page.keyboard.type('20250713')
  await expect(card(page).getByRole('status')).toContainText('29 Ashadh 2082')
  await toAd(page).getByRole('button', { name: 'Convert', exact: true }).click()
  await expect(answer(page)).toContainText('14 August 2025')
  await expect(page).toHaveURL(`${path}#ad=2025-07-13&list-bs=2082-04-29`)
  await page.getByRole('banner').getByRole('link', { name: 'नेपाली' }).click()
  await expect(page).toHaveURL(`/ne${path}#ad=2025-07-13&list-bs=2082-04-29`)
  await expect(page.getByText('१४ अगस्ट २०२५')).toBeVisible()
  await expect(page.getByText('२९ असार २०८२')).toBeVisible()
})

test('a digit that is deleted in the middle leaves the caret there', async ({ page }) => {
  await openPage(page, path)
  await card(page).getByText('AD → BS').click()
  const field = card(page).getByRole('textbox')
  await field.pressSequentially('20250429')
  for (let step = 0; step < 3; step++) await field.press('ArrowLeft')
  await field.press('Backspace')
  await field.pressSequentially('8')
  await expect(field).toHaveValue('2025-08-29')
  expect(await field.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(7)
})

test('what was chosen, typed, and opened and left before the code of the page arrived counts', async ({
  page,
}) => {
  const release = await holdBack(page, scripts)
  await page.goto(path, { waitUntil: 'commit' })
  await toAd(page).getByRole('combobox', { name: 'Day' }).selectOption('1')
  await toAd(page).getByRole('combobox', { name: 'Year' }).selectOption('2083')
  await card(page).getByText('AD → BS').click()
  await card(page).getByRole('textbox').fill('2026-11-21')
  await page.locator('#age summary').click()
  await page.locator('[name=birth-bs]').fill('2050-01-15')
  await page.locator('[name=birth-bs]').blur()
  await page.mouse.move(0, 0)
  await expect(toAd(page).getByRole('button', { name: 'Convert' })).toBeDisabled()
  release()
  await toAd(page).getByRole('button', { name: 'Convert' }).click()
  await expect(answer(page)).toContainText('17 July 2026')
  await expect(card(page).getByRole('status')).toContainText('5 Mangsir 2083')
  await expect(page.locator('x-island[name=counting]')).toHaveAttribute('ready', '')
  await expect(page.locator('#age')).toHaveAttribute('open', '')
  expect(
    await page.locator('bs-date-field[name=birth]').evaluate((field) => (field as BsDateField).value),
  ).toBe('2050-01-15')
})

test('the calculators start when one is opened by keyboard, or named by the address', async ({ page }) => {
  const calculators = page.locator('x-island[name=counting]')
  await openPage(page, path)
  await expect(calculators).not.toHaveAttribute('ready')
  await page.locator('#age summary').focus()
  await expect(calculators).toHaveAttribute('ready', '')
  await openPage(page, '/about')
  await openPage(page, `${path}#working-days`)
  await expect(calculators).toHaveAttribute('ready', '')
  await expect(page.locator('#working-days')).toHaveAttribute('open', '')
  await expect(page.locator('#working-days')).toBeInViewport()
})

test('an open calculator leaves no hole among the others', async ({ page }) => {
  await openPage(page, path)
  // Pressed before its code is there.
  await page.locator('#age summary').click()
  await expect(page.locator('bs-date-field[name=birth]')).toBeVisible()
  await expect(page.locator('x-island[name=counting]')).toHaveAttribute('ready', '')
  await expect(page.locator('#age')).toHaveAttribute('open', '')
  const boxes = await page
    .locator('x-island[name=counting] details')
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect()))
  for (const left of new Set(boxes.map((box) => box.left))) {
    const column = boxes.filter((box) => box.left === left)
    for (const [index, box] of column.slice(1).entries())
      expect(box.top - column[index]!.bottom).toBeLessThan(20)
  }
})

test('5,000 lines are converted while the page stays responsive', async ({ page }) => {
  await openPage(page, path)
  const lines = Array.from({ length: 5000 }, (_, index) => `2082-${1 + (index % 12)}-${1 + (index % 29)}`)
  await paste(page, lines)
  await page.evaluate(() => {
    const seen = { longest: 0, progress: 0 }
    let last = performance.now()
    const tick = () => {
      const now = performance.now()
      seen.longest = Math.max(seen.longest, now - last)
      last = now
      requestAnimationFrame(tick)
    }
    new MutationObserver(() => {
      if (document.querySelector('progress')) seen.progress++
    }).observe(document.body, { childList: true, subtree: true })
    requestAnimationFrame(tick)
    Object.assign(window, { seen })
  })
  await batch(page).getByRole('button', { name: 'Convert all' }).click()
  await expect(batch(page).getByRole('status')).toHaveText('All 5,000 converted.')
  const seen = await page.evaluate(
    () => (window as unknown as { seen: { longest: number; progress: number } }).seen,
  )
  expect(seen.progress).toBeGreaterThan(0)
  // Two cores are shared with the other tests; a page that is held up is held up for seconds.
  expect(seen.longest).toBeLessThan(1000)
})
