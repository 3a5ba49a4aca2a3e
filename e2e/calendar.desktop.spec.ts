import { expect, type Page, test } from './fixtures.ts'
import { listenToBeacons, openPage } from './steps.ts'

// With the network off the usage event does not arrive: nothing that a visitor would see.
test.use({ allowedTrouble: [/\/api\/usage/] })

const path = '/nepali-calendar'
const focusedDay = (page: Page) => page.locator('[role=grid] a:focus').getAttribute('href')
const month = (page: Page) => page.getByRole('heading', { level: 2 }).first()

test('CAL-01: turning months the moment that a day has the focus keeps it in the month on screen', async ({
  page,
}) => {
  await openPage(page, `${path}/2083/8/5`)
  await page.getByRole('grid').locator('[tabindex="0"]').focus()
  for (const [key, place] of [
    ['PageDown', '2083/9/5'],
    ['PageDown', '2083/10/5'],
    ['PageUp', '2083/9/5'],
  ] as const) {
    await page.keyboard.press(key)
    expect(await focusedDay(page), key).toBe(`${path}/${place}`)
  }
  await expect(page.locator('[role=grid] [tabindex="0"]')).toHaveCount(1)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
})

test('CAL-03, LOG-01, LOG-03: months change in the browser alone, by links, by form and by history; opening is beacons once', async ({
  page,
  context,
}) => {
  const beacons = await listenToBeacons<{ tool_name: string }>(page)
  const arrived = page.waitForResponse((response) => response.url().endsWith('/api/usage'))
  await openPage(page, path)
  expect((await arrived).status()).toBe(202)
  await month(page).click()
  await expect(page.locator('bs-date-field').getByRole('spinbutton').first()).toBeVisible()
  await page.getByRole('combobox', { name: 'Month' }).selectOption('Poush')
  await expect(page).toHaveURL(`${path}/2083/9`)
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.getByRole('combobox', { name: 'Year' }).selectOption('2083')
  await page.getByRole('combobox', { name: 'Month' }).selectOption('Chaitra')
  await expect(page).toHaveURL(`${path}/2083/12`)
  await expect(page).toHaveTitle('Chaitra 2083 – Nepali Calendar, Mar–Apr 2027')
  await page.getByRole('link', { name: 'Next month' }).click()
  await expect(page.getByRole('combobox', { name: 'Year' })).toBeHidden()
  await expect(month(page)).toHaveText('Baisakh 2084')
  await expect(page.getByText(/^Provisional: /).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Next month' })).toBeFocused()
  await expect(page).toHaveURL(`${path}/2084/1`)
  await page.goBack()
  await expect(month(page)).toHaveText('Chaitra 2083')
  await page.goForward()
  await expect(month(page)).toHaveText('Baisakh 2084')
  await page.getByRole('link', { name: 'Today' }).click()
  await expect(page.locator('[role=grid] [aria-current=date]')).toBeVisible()
  await expect(page).toHaveURL(path)
  // The browser looks for the icon whenever the address changes.
  expect(asked.filter((address) => address !== '/icon.svg')).toEqual([])
  expect(beacons.map(({ tool_name }) => tool_name)).toEqual(['nepali-calendar'])
})

test('on paper today has a ring and a black number, and its cell keeps its lines', async ({ page }) => {
  await openPage(page, path)
  await page.emulateMedia({ media: 'print' })
  const cell = page.locator('[role=grid]:visible [aria-current=date]')
  await expect(cell).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  const number = cell.locator('b')
  await expect(number).toHaveCSS('color', 'rgb(0, 0, 0)')
  await expect(number).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await expect(number).not.toHaveCSS('box-shadow', 'none')
})

test('the date field of the chooser is loaded when it opens, and leads to a day', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await openPage(page, path)
  const isField = (url: string) => url.includes('bs-date-field')
  expect(scripts.filter(isField)).toEqual([])
  await month(page).click()
  await page.locator('bs-date-field').getByRole('spinbutton').first().focus()
  await page.keyboard.type('2079 5 7')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page).toHaveURL(`${path}/2079/5/7`)
  await expect(month(page)).toHaveText('Bhadra 2079')
  await expect(page.getByRole('combobox', { name: 'Year' })).toBeHidden()
  expect(scripts.filter(isField)).not.toEqual([])
})

test('a whole year begins at its top, from wherever in a month it is opened', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 })
  await openPage(page, `${path}/2083/8`)
  const link = page.getByRole('link', { name: 'Whole year 2083' })
  await link.scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(200)
  await link.click()
  await expect(page).toHaveURL(`${path}/2083`)
  await expect(page.getByRole('heading', { name: 'Calendar of 2083 BS' })).toBeInViewport()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(month(page)).toHaveText('Mangsir 2083')
})

test('the days left until a festival change at midnight in Nepal, without a reload', {
  tag: '@own-context',
}, async ({ page, request }) => {
  const path = '/nepali-calendar/festivals/dashain'
  const [, main = ''] = /data-main="([\d-]+)"/.exec(await (await request.get(path)).text()) ?? []
  const midnight = new Date(`${main}T00:00:00+05:45`)
  await page.clock.install({ time: midnight.getTime() - 60_000 })
  await page.goto(path)
  const left = page.locator('[data-days-left]')
  await expect(left).toHaveText('Tomorrow')
  await page.clock.runFor(61_000)
  await expect(left).toHaveText('Today')
})
