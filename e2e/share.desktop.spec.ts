import { expect, type Page, test } from './fixtures.ts'
import { openPage, typeBsDate } from './steps.ts'

/** What each tool copies for others: its answer and the address of its page. */
const answers: [path: string, answer: RegExp, prepare?: (page: Page) => Promise<void>][] = [
  ['/nepali-date-converter', /^Today in Nepal: \d+ \w+ 20\d\d BS = \d+ \w+ 20\d\d AD$/],
  [
    '/nepali-date-converter',
    /^29 Shrawan 2082 BS = 14 August 2025 AD, Thursday$/,
    (page) => typeBsDate(page.locator('main'), '20820429'),
  ],
  ['/nepali-calendar/2083/8/5', /^5 Mangsir 2083, Saturday · 21 November 2026/],
  ['/foreign-exchange', /^100 USD = NPR [\d,]+\.\d\d, \d+ \w+ 20\d\d$/],
  [
    '/gold-silver-price',
    /^Gold \(hallmark 9999\), Per Tola: NPR [\d,]+; Silver, Per Tola: NPR [\d,.]+; \d+ \w+ 20\d\d$/,
  ],
  ['/crypto-exchange-rates', /^1 BTC = NPR [\d,]+\.\d\d, .+/],
  [
    '/postal-codes',
    /^Kaski W\.R\.P\.D\., Kaski 33700, Nepal$/,
    (page) => page.getByRole('searchbox').fill('33700'),
  ],
  ['/emergency-services', /^Police 100, Fire brigade 101, Ambulance 102, Traffic police 103$/],
  ['/internet-comparison', /: \d+ Mbps, NPR [\d,]+ a month$/],
  // The number is not part of it.
  ['/carrier-identifier', /^980: Ncell, GSM$/, (page) => page.locator('#number').fill('9801234567')],
  // What is typed there is of an account.
  [
    '/qr-builder',
    /^Bank \/ Wallet QR Code Builder$/,
    (page) => page.locator('#holder-name').fill('Sita Sharma'),
  ],
]

for (const [index, [path, answer, prepare]] of answers.entries())
  test(`what is copied at ${path} is its answer and its address (${index + 1})`, async ({
    page,
    baseURL,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: (text: string) => Promise.resolve(void Object.assign(window, { copied: text })) },
      })
    })
    await openPage(page, path)
    await prepare?.(page)
    const copied = () => page.evaluate(() => (window as unknown as { copied?: string }).copied ?? '')
    await expect(async () => {
      await page.locator('[data-copy-link]').click()
      const [text = '', address] = (await copied()).split('\n')
      expect(text).toMatch(answer)
      expect(address).toBe(baseURL + path)
    }).toPass({ timeout: 10_000 })
    await expect(page.locator('[data-copy-link]')).toHaveText('Copied!')
  })
