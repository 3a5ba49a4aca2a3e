import { expect, type Page, test } from './fixtures.ts'
import { arrived, carrierPath, openPage } from './steps.ts'

/** What has the focus, in words; fails when nothing on screen shows it. */
async function focused(page: Page): Promise<string> {
  const found = await page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || element === document.body)
      return { name: 'nothing', shown: false }
    // A control that is drawn by its label shows the focus there.
    const drawn = element.matches('input[type=radio]') ? (element.closest('label') ?? element) : element
    const { outlineStyle, outlineWidth } = getComputedStyle(drawn)
    const box = drawn.getBoundingClientRect()
    const onScreen = box.width > 1 && box.bottom > 0 && box.top < innerHeight
    const name = element.getAttribute('aria-label') ?? element.title
    const label = name || (element as HTMLInputElement).labels?.[0]?.textContent || element.textContent
    return {
      name: label.trim(),
      shown: onScreen && outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
    }
  })
  expect(found, 'the focus is visible').toEqual({ name: found.name, shown: true })
  return found.name
}

/** Presses Tab until the wanted control has the focus; on the way every stop must be visible. */
async function tabTo(page: Page, wanted: RegExp, limit = 40) {
  const passed: string[] = []
  for (let step = 0; step < limit; step += 1) {
    await page.keyboard.press('Tab')
    const name = await focused(page)
    if (wanted.test(name)) return
    passed.push(name)
  }
  throw new Error(`No ${wanted} among ${passed.join(' | ')}`)
}

test('a visitor with a keyboard searches, opens a tool, identifies a number without losing the focus, and rates it', async ({
  page,
}) => {
  await openPage(page, '/')
  await page.keyboard.press('Tab')
  expect(await focused(page)).toBe('Skip to content')
  await page.keyboard.press('Enter')
  await tabTo(page, /^Search or ask a question$/)
  await page.keyboard.type('ncell')
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-ask-results]')).toBeFocused()
  await tabTo(page, /^Clear$/, 1)
  await tabTo(page, /^Carrier Identifier →/, 3)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(carrierPath.en)
  await arrived(page)
  await tabTo(page, /^Skip to content$/, 1)
  await page.keyboard.press('Enter')
  // The button that pins the tool is beside its title.
  await tabTo(page, /^Pin Carrier Identifier$/, 1)
  await tabTo(page, /^Phone number$/, 1)
  await page.keyboard.type('9801234567')
  await tabTo(page, /^Identify Carrier$/, 1)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status')).toContainText('Ncell')
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false)
  await tabTo(page, /^1 star$/)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  expect(await focused(page)).toBe('3 stars')
  await expect(page.getByRole('radio', { name: '3 stars' })).toBeChecked()
  await expect(page.getByText('Thank you, your vote is saved.')).toBeVisible()
})

test('the focus is visible at every stop of a page, in both themes', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await openPage(page, '/ne')
    await tabTo(page, /@/, 100)
  }
})
