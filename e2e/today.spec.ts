import { expect, type Page, test } from './fixtures.ts'
import { openPage } from './steps.ts'

const day = (page: Page) => page.locator('[data-date=bs]')

test.describe(() => {
  test.use({ timezoneId: 'America/Los_Angeles', allowedTrouble: [/ERR_FAILED|failed: GET/] })

  test('over midnight in Nepal the card shows the new day, with a network and without one', {
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
        .replace(/(data-date="bs">)[^<]*/g, `$1the card of ${answer}`)
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
