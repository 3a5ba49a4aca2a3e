import { expect, test } from './fixtures.ts'
import { arrived, carrierPath, listenToBeacons, lookUp } from './steps.ts'

// With the network off the usage event does not arrive: nothing that a visitor would see.
test.use({ allowedTrouble: [/\/api\/usage/] })

interface SentEvent {
  tool_name: string
  session_id: string
  view?: object
}

test('LOG-02, SHELL-15: opening and each use are sent and arrive, the typed number never leaves the browser, and with the network off the tool works on', async ({
  page,
  context,
}) => {
  const events = await listenToBeacons<SentEvent>(page)
  const answers: number[] = []
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url(), request.postData() ?? ''))
  page.on('response', (response) => {
    if (response.url().endsWith('/api/usage')) answers.push(response.status())
  })
  await page.goto(`${carrierPath.en}?from=mail`, { referer: 'https://search.example/results?q=carrier' })
  await arrived(page)
  await lookUp(page, '+977 984-0012987')
  await lookUp(page, '+977 980-0012987')
  const result = page.getByRole('status')
  await expect(result).toContainText('980-001-2987')
  await expect
    .poll(() => events.map((event) => event.tool_name))
    .toEqual(['carrier-identifier-view', 'carrier-identifier', 'carrier-identifier'])
  expect(new Set(events.map((event) => event.session_id)).size).toBe(1)
  expect(events[0]!.session_id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/)
  expect(events.map((event) => Object.keys(event).slice(2))).toEqual([['view'], [], []])
  expect(events[0]?.view).toEqual({
    path: '/carrier-identifier',
    width: 'desktop',
    referrer: 'search.example',
  })
  await expect.poll(() => answers).toEqual([202, 202, 202])

  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await lookUp(page, '9720012987')
  await expect(result).toContainText('UTL')
  await lookUp(page, '123')
  await expect(result).toContainText('Carrier Not Found')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await context.setOffline(false)

  await page.getByRole('link', { name: /Home$/ }).first().click()
  await expect(page.getByRole('heading', { name: 'All tools' })).toBeVisible()
  const kept = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  )
  for (const text of [...sent, ...events.map((event) => JSON.stringify(event)), kept, page.url()])
    expect(text.replace(/\D/g, ''), text).not.toContain('0012987')
})
