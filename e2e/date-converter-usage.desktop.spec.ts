import { expect, type Page, test } from './fixtures.ts'
import { arrived, islandArrived, openPage, typeBsDate } from './steps.ts'

// With the network off, and while a page is left, the usage event does not arrive: nothing that a visitor would see.
test.use({ allowedTrouble: [/\/api\/usage/] })

const path = '/nepali-date-converter'

const card = (page: Page) => page.getByRole('region', { name: 'Convert a date', exact: true })
const batch = (page: Page) => page.getByRole('region', { name: 'Convert many dates at once' })
const answer = (page: Page) => card(page).getByRole('status')

async function convertTyped(page: Page, text: string) {
  await typeBsDate(card(page), text)
  await page.keyboard.press('Enter')
}

test('SHELL-15, LOG-01: no request carries a date; opening and each conversion are sent without it', async ({
  page,
}) => {
  const events: unknown[] = []
  const sent: string[] = []
  await page.exposeFunction('noteBeacon', (body: string) => {
    sent.push(body)
    events.push((JSON.parse(body) as { tool_name: string }).tool_name)
  })
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator)
    navigator.sendBeacon = (url, body) => {
      const { noteBeacon } = window as unknown as { noteBeacon: (body: string) => void }
      void (body as Blob).text().then(noteBeacon)
      return send(url, body)
    }
  })
  page.on('request', (request) => {
    sent.push(request.url(), request.postData() ?? '', JSON.stringify(request.headers()))
  })
  await openPage(page, path)
  await convertTyped(page, '2071-11-23')
  await expect(answer(page)).toContainText('7 March 2015')
  await convertTyped(page, '2091-11-23')
  await expect(answer(page)).toContainText('Date out of range')
  await convertTyped(page, '2071-11-23')
  await expect(page).toHaveURL(/2071-11-23/)
  await islandArrived(page, 'counting')
  const age = page.getByRole('region', { name: 'Age', exact: true })
  await age.locator('summary').click()
  await typeBsDate(age.getByRole('group', { name: 'Date of birth' }), '2071-11-23')
  await age.getByRole('button', { name: 'Calculate' }).click()
  await islandArrived(page, 'batch')
  await batch(page).locator('summary').click()
  await batch(page).getByRole('textbox').fill('2071-11-23')
  await batch(page).getByRole('button', { name: 'Convert all' }).click()
  await expect(batch(page).getByRole('table')).toBeVisible()
  await expect
    .poll(() => events)
    .toEqual(['date-converter-view', 'date-converter', 'date-converter', 'date-converter'])
  await page.reload()
  await arrived(page)
  await page.getByRole('link', { name: /Home$/ }).first().click()
  await expect(page.getByRole('heading', { name: 'All tools' })).toBeVisible()
  await page.goBack()
  await expect(answer(page)).toContainText('7 March 2015')
  expect(sent.length).toBeGreaterThan(10)
  expect(sent.filter((text) => /2071|2015-03|11-23/.test(text))).toEqual([])
})

test.describe('with the worker that stores pages', () => {
  // The search's code, loaded in idle time, may be on its way when the network goes.
  test.use({
    serviceWorkers: 'allow',
    allowedTrouble: [/\/api\/(usage|v1\/ask-data)|\/assets\/(reader|ask-dialog)-/],
  })

  test('SHELL-15: once loaded, everything works with the network off', async ({ page, context }) => {
    await openPage(page, path)
    // Also the code of what stands below the first screen, which nobody has come near yet.
    await expect
      .poll(() =>
        page.evaluate(async () => {
          if (!navigator.serviceWorker.controller) return ['no worker']
          const named = document.documentElement.outerHTML.match(/\/assets\/[\w.-]+\.js/g) ?? []
          const files = await caches.open('chautari-files')
          const cached = await Promise.all(named.map((file) => files.match(file)))
          return named.filter((_, index) => !cached[index])
        }),
      )
      .toEqual([])
    await context.setOffline(true)
    await convertTyped(page, '2083-01-01')
    await expect(answer(page)).toContainText('14 April 2026')
    await islandArrived(page, 'counting')
    const working = page.getByRole('region', { name: 'Working days' })
    await working.locator('summary').first().click()
    await typeBsDate(working.getByRole('group', { name: 'First day' }), '2083-01-01')
    await typeBsDate(working.getByRole('group', { name: 'Last day' }), '2083-01-07')
    await working.getByRole('button', { name: 'Calculate' }).click()
    await expect(working.getByRole('status')).toContainText('5 working days')
  })
})
