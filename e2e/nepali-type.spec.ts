import { expect, test } from './fixtures.ts'
import { openPage } from './steps.ts'

test('no text on a screen is smaller than 13 px, and lines in Devanagari leave room for the vowel signs', async ({
  page,
}) => {
  for (const path of [
    '/',
    '/nepali-calendar',
    '/crypto-exchange-rates',
    '/ne',
    '/ne/nepali-calendar',
    '/ne/nepali-calendar/2083',
    '/ne/foreign-exchange',
    '/ne/crypto-exchange-rates',
    '/ne/internet-comparison',
    '/ne/emergency-services',
  ]) {
    await openPage(page, path)
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 })
      expect(await page.evaluate(wrongTexts), `${path} at ${width} px`).toEqual([])
    }
  }
})

test('in both languages a select is as high as the text field beside it', async ({ page }) => {
  for (const path of ['/postal-codes', '/ne/postal-codes']) {
    await openPage(page, path)
    const fields = page.getByRole('main').locator('#postal-query, select')
    const [field, select] = await fields.evaluateAll((found) => found.map(({ clientHeight }) => clientHeight))
    expect(select).toBe(field)
  }
})

/** Visible texts below 13 px, and texts in Devanagari whose lines are too close. */
function wrongTexts(): string[] {
  const found = new Set<string>()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement!
    const isShown = parent.checkVisibility() && !parent.closest('script, style, noscript, option')
    if (!isShown || !text.textContent?.trim()) continue
    const { fontSize, lineHeight } = getComputedStyle(parent)
    const size = Number.parseFloat(fontSize)
    const isDevanagari = /[\u0904-\u0939]/.test(text.textContent)
    const least = parent.closest('h1, h2, h3') ? 1.4 : 1.5
    if (size < 13 || (isDevanagari && Number.parseFloat(lineHeight) / size < least))
      found.add(`${parent.tagName} ${size}/${lineHeight} ${text.textContent.slice(0, 30)}`)
  }
  return [...found]
}
