import { expect, type Page, test } from './fixtures.ts'
import { arrived, holdBack, listenToBeacons, openPage } from './steps.ts'

const path = '/foreign-exchange'
const api = /\/api\/forex\/v1\/rates/

const date = (page: Page) => page.getByLabel('Date', { exact: true })
const badge = (page: Page) => page.getByRole('status').filter({ hasText: 'Using cached data' })

test('FX-02, FX-03, FX-04, FX-09, LOG-01, LOG-03: a day seen before comes from the browser, Refresh asks again, and each is logged', async ({
  page,
}) => {
  const beacons = await listenToBeacons<{ tool_name: string; details?: object }>(page)
  const asked: string[] = []
  page.on('request', (request) => {
    if (api.test(request.url())) asked.push(request.headers()['cache-control'] ?? 'usual')
  })
  const stored = page.waitForResponse((response) => response.url().endsWith('/api/usage'))
  await openPage(page, path)
  expect((await stored).status()).toBe(202)
  const today = await date(page).inputValue()
  await expect(badge(page)).toHaveCount(0)

  const release = await holdBack(page, api)
  await date(page).fill('2026-04-01')
  await expect(page.getByText('Loading exchange rates...')).toBeVisible()
  release()
  await expect(page.getByRole('heading', { name: 'Rates of 1 April 2026' })).toBeVisible()
  await expect(page).toHaveURL(`${path}?date=2026-04-01`)
  await expect(badge(page)).toHaveCount(0)

  await page.getByRole('button', { name: 'Today' }).click()
  await expect(page).toHaveURL(path)
  await expect(date(page)).toHaveValue(today)
  await expect(badge(page)).toContainText('old')
  expect(asked).toEqual(['usual'])

  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(badge(page)).toHaveCount(0)
  await expect.poll(() => asked).toEqual(['usual', 'no-cache'])

  const fetched = (day: string, fromCache: boolean) => ({
    tool_name: 'foreign-exchange-fetch',
    details: { date: day, rates_count: 22, from_cache: fromCache },
  })
  await expect
    .poll(() => beacons.map(({ tool_name, details }) => ({ tool_name, ...(details && { details }) })))
    .toEqual([
      { tool_name: 'foreign-exchange-view' },
      fetched(today, false),
      fetched('2026-04-01', false),
      fetched(today, true),
      fetched(today, false),
    ])

  // A link to the page itself leads back to today.
  await date(page).fill('2026-04-01')
  await expect(badge(page)).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Forex' }).click()
  await expect(date(page)).toHaveValue(today)
})

test('FX-02: a date that was chosen before the code has arrived is shown; fewer than five known days are a sentence, without the room of a chart', async ({
  page,
}) => {
  const points = ['01', '02', '03', '04'].map((day) => ({
    date: `2026-11-${day}`,
    unit: 1,
    buy: '140.00',
    sell: '140.60',
  }))
  await page.route(/\/api\/forex\/v1\/history/, (route) =>
    route.fulfill({ json: { currency: 'USD', from: '2026-10-22', to: '2026-11-20', points } }),
  )
  const release = await holdBack(page, /\/assets\/.*\.js$/)
  await page.goto(path, { waitUntil: 'commit' })
  await date(page).fill('2026-04-01')
  release()
  await arrived(page)
  await expect(page.getByRole('heading', { name: 'Rates of 1 April 2026' })).toBeVisible()
  const history = page.getByRole('region', { name: 'Rate history' })
  await history.scrollIntoViewIfNeeded()
  await expect(history.getByText('There are not enough days to draw a line.')).toBeVisible()
  await expect(history.getByRole('img')).toHaveCount(0)
  // With the room of a chart it would be more than 700 px.
  expect((await history.boundingBox())!.height).toBeLessThan(480)
})
