import { expect, type Page, test } from './fixtures.ts'
import { openPage } from './steps.ts'

const day = (page: Page) => page.locator('[data-date=bs]')

for (const [path, holiday, dollar, gold] of [
  ['/', /^Holiday in/, 'US dollar (buy)', 'Gold per tola'],
  ['/ne', /^बिदा/, 'अमेरिकी डलर (खरिद)', 'सुन प्रतितोला'],
] as const)
  test.describe(() => {
    test.use({ javaScriptEnabled: false })

    test(`${path} answers before the fold of a phone, without JavaScript`, { tag: '@phone' }, async ({
      page,
    }) => {
      await page.goto(path)
      const ambulance = page.locator('main a[href="tel:102"]')
      for (const answer of [day(page), page.getByText(holiday), page.getByText(gold), ambulance])
        await expect(answer).toBeInViewport({ ratio: 1 })
      await page.setViewportSize({ width: 360, height: 640 })
      for (const title of [dollar, gold]) {
        await expect(page.getByText(title)).toBeInViewport({ ratio: 1 })
        await expect(page.locator('main a', { hasText: title }).locator('h2 + p')).toBeInViewport({
          ratio: 1,
        })
      }
      await page.setViewportSize({ width: 320, height: 640 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    })
  })

for (const timezoneId of ['Asia/Kathmandu', 'Pacific/Auckland', 'America/Los_Angeles', 'UTC'])
  test.describe(timezoneId, () => {
    test.use({ timezoneId, allowedTrouble: [/ERR_FAILED|failed: GET/] })

    test(`over midnight in Nepal the card shows the new day, with a network and without one (${timezoneId})`, {
      tag: '@own-context',
    }, async ({ page }) => {
      // Ten seconds before midnight in Nepal, whatever the day on the server is.
      await page.clock.install({ time: new Date('2026-11-21T18:14:50Z') })
      let answer = 'none'
      await page.route('/', async (route) => {
        if (answer === 'none') return await route.abort()
        const response = await route.fetch()
        const body = (await response.text())
          .replace(/data-today="[^"]*"/, `data-today="${answer}"`)
          .replace(/(data-date="bs">)[^<]*/, `$1the card of ${answer}`)
        await route.fulfill({ response, body })
      })
      answer = '2026-11-21'
      await openPage(page, '/')
      await expect(day(page)).toHaveText('the card of 2026-11-21')
      answer = '2026-11-22'
      await page.clock.runFor(15_000)
      await expect(day(page)).toHaveText('the card of 2026-11-22')
      answer = 'none'
      await page.clock.runFor(86_400_000)
      await expect(day(page)).toHaveText('7 Mangsir 2083')
      await expect(page.locator('[data-date=weekday]')).toHaveText('Monday')
      await expect(page.locator('[data-date=ad]')).toHaveText('23 November 2026')
      await expect(page.locator('[data-of-day]:visible')).toHaveCount(0)
    })
  })

test('an answer leads on: a day to the calendar, the dollar to the rates, a tool to its page', async ({
  page,
}) => {
  await openPage(page, '/')
  const main = page.getByRole('main')
  await expect(main.locator('[aria-current=date]')).toHaveAttribute(
    'href',
    /^\/nepali-calendar\/\d{4}\/\d+\/\d+$/,
  )
  await expect(main.getByRole('link', { name: /^US dollar \(buy\)/ })).toHaveAttribute(
    'href',
    '/foreign-exchange',
  )
  await expect(main.getByRole('link', { name: /^Gold per tola NPR/ })).toHaveAttribute(
    'href',
    '/gold-silver-price',
  )
  await main.getByRole('link', { name: 'Which network?' }).click()
  await expect(page).toHaveURL('/carrier-identifier')
})
