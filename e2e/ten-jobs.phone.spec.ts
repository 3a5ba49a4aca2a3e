import type { Locator } from '@playwright/test'
import { expect, type Page, test } from './fixtures.ts'
import { openPage } from './steps.ts'

/** Counts what a visitor does: taps, and keys of the phone's keyboard. */
class Visitor {
  readonly page: Page
  taps = 0
  keys = 0

  constructor(page: Page) {
    this.page = page
  }

  async tap(target: Locator) {
    await target.click()
    this.taps += 1
  }

  async type(text: string) {
    await this.page.keyboard.type(text)
    this.keys += [...text].length
  }

  /** Home's box is the first thing on the screen. */
  async ask(question: string) {
    await this.tap(this.page.locator('[data-ask-box]'))
    await expect(this.page.locator('[data-ask-box]')).toBeFocused()
    await this.type(question)
  }

  get effort() {
    return { taps: this.taps, keys: this.keys }
  }
}

const answer = (page: Page) => page.locator('[data-ask-answer]')

/** What is asked in home's box, in either language, and what the answer says. */
const questions = {
  en: [
    ['a birth date', '19950817', /1 Bhadra 2052/],
    ['250 dollars', '$250', /^250 USD = NPR/],
    ['1.5 tola of gold', '1.5 tola', /^NPR\s4,27,800/],
    ['the network of 981', '981', /Ncell/],
    ['200 Mbps, the cheapest', '200 mbps', /a month/],
    ['Dashain', 'dashain', /^23 Ashwin 2084.*in \d+ days.*Dashain \(Vijaya Dashami\)/],
  ],
  ne: [
    ['a birth date', '१९९५०८१७', /१ भदौ २०५२/],
    ['250 dollars', '$२५०', /^२५० USD = रु\./],
    ['1.5 tola of gold', '१.५ तोला', /^रु\.\s४,२७,८००/],
    ['the network of 981', '९८१', /एनसेल/],
    ['200 Mbps, the cheapest', '२०० mbps', /महिनाको रु\./],
    ['Dashain', 'दशैँ', /^२३ असोज २०८४.*दिनपछि.*दशैँ \(विजया दशमी\)/],
  ],
} as const

/** Taps and keys that suffice on home. */
const suffices: Readonly<Record<string, number>> = {
  'a birth date': 8,
  '250 dollars': 4,
  '1.5 tola of gold': 8,
  'the network of 981': 3,
  '200 Mbps, the cheapest': 8,
  Dashain: 7,
}

for (const lang of ['en', 'ne'] as const) {
  const home = lang === 'en' ? '/' : '/ne'

  test(`seven answers on home with at most one tap and a few keys: today, dates, money, gold, a network, internet (${lang})`, async ({
    page,
  }) => {
    await openPage(page, home)
    await test.step('today, the dollar and gold: nothing to do; an ambulance: one tap', async () => {
      await expect(page.locator('[data-today] [data-date=bs]')).toBeInViewport({ ratio: 1 })
      for (const tool of ['/foreign-exchange', '/gold-silver-price'])
        await expect(page.locator(`main a[href$="${tool}"] h2 + p`).first()).toBeInViewport({ ratio: 1 })
      await expect(page.locator('main a[href="tel:102"]')).toBeInViewport({ ratio: 1 })
    })
    for (const [job, question, said] of questions[lang]) {
      const most = suffices[job] ?? 0
      await test.step(`${job}: one tap and at most ${most} keys`, async () => {
        const visitor = new Visitor(page)
        await visitor.ask(question)
        await expect(answer(page)).toHaveText(said)
        expect(visitor.effort.taps).toBe(1)
        expect(visitor.effort.keys).toBeLessThanOrEqual(most)
        await page.keyboard.press('Escape')
        await expect(answer(page)).toHaveCount(0)
      })
    }
  })

  test(`a code for eSewa: four taps and 21 keys (${lang})`, async ({ page }) => {
    await openPage(page, home)
    const visitor = new Visitor(page)
    await visitor.tap(page.locator('main a[href$="/qr-builder"]').first())
    await expect(page).toHaveURL(/qr-builder$/)
    await visitor.tap(page.locator('#holder-name'))
    await visitor.type('Sita Sharma')
    await visitor.tap(page.locator('#holder-number'))
    await visitor.type('9841234567')
    await visitor.tap(page.locator('main form button[type=submit]').first())
    await expect(page.getByRole('main').getByRole('img', { name: /9841234567|९८४१२३४५६७/ })).toBeVisible()
    expect(visitor.effort).toEqual({ taps: 4, keys: 21 })
  })
}
