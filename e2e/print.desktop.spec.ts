import { expect, type Page, test } from './fixtures.ts'
import { openPage, typeBsDate } from './steps.ts'
import { toolPaths } from './tools.ts'

const margin = '10mm'

/** A month of the calendar; the year and all other results are printed upright. */
const sideways = '/nepali-calendar/2083/5'

/** Each tool with a result. The sheets of the QR builder have tests of their own. */
const results: [path: string, prepare?: (page: Page) => Promise<void>][] = [
  ['/nepali-date-converter', (page) => typeBsDate(page.locator('main'), '20820429')],
  ['/foreign-exchange'],
  ['/gold-silver-price'],
  ['/crypto-exchange-rates'],
  ['/emergency-services'],
  ['/postal-codes', (page) => page.getByRole('searchbox').fill('kaski')],
  ['/internet-comparison'],
  [
    '/carrier-identifier',
    async (page) => {
      await page.locator('#number').fill('9841234567')
      await page.locator('#number').press('Enter')
      await expect(page.getByRole('status').getByRole('heading')).toBeVisible()
    },
  ],
  ['/nepali-calendar/2083'],
  ['/nepali-calendar/festivals/dashain'],
  [sideways],
]
const shown = results.map(([path]) => path)
const others = toolPaths.filter((path) => !/qr-builder|nepali-calendar/.test(path) && !shown.includes(path))
results.push(...others.map((path): [string] => [path]))

// Both languages have the same layout; each page is printed in one of them.
test('the result of each tool is one page of paper, without controls and article; the emergency numbers stand in two columns, and a month lies sideways', async ({
  page,
}) => {
  for (const [index, [path, prepare]] of results.entries()) {
    const address = (index % 2 === 0 ? '/ne' : '') + path
    await test.step(address, async () => {
      await page.emulateMedia({ media: null })
      await openPage(page, address)
      await prepare?.(page)
      const pdf = await page.pdf({
        format: 'A4',
        preferCSSPageSize: true,
        margin: { top: margin, right: margin, bottom: margin, left: margin },
      })
      const boxes = [...pdf.toString('latin1').matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g)]
      expect(pdf.toString('latin1').match(/\/Type \/Page\b/g), address).toHaveLength(1)
      expect(boxes, address).toHaveLength(1)
      expect(Number(boxes[0]![1]) > Number(boxes[0]![2]), address).toBe(path === sideways)
      await page.emulateMedia({ media: 'print' })
      await expect(page.locator('#article-text')).toBeHidden()
      // Heads and names in a table are buttons on a screen, words on paper.
      const controls = page
        .locator('main')
        .locator('input, select, textarea, form, button:not([aria-pressed], [name=sort])')
      expect(await controls.filter({ visible: true }).count(), address).toBe(0)
      if (path !== '/emergency-services') return
      await expect(page.getByText(/01-5522266|०१-५५२२२६६/).first()).toBeVisible()
      await expect(page.locator('#numbers')).toHaveCSS('column-count', '2')
    })
  }
})
