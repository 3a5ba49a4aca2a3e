import { expect, type Page } from './fixtures.ts'

/** At both widths no text on the screen is smaller than 13 px, and lines in Devanagari leave room for the vowel signs. */
export async function expectReadableType(page: Page) {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await page.evaluate(wrongTexts), `${page.url()} at ${width} px`).toEqual([])
  }
}

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
