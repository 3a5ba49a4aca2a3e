import { expect, type Page, test } from './fixtures.ts'
import { arrived, carrierParts, carrierPath, lookUp, openPage } from './steps.ts'

test.use({ allowedTrouble: [/\/api\/usage/] })

interface SentEvent {
  tool_name: string
  session_id: string
  view?: object
}

/** The bodies of the beacons that the page sends from now on; they still go out. */
async function recordBeacons(page: Page): Promise<SentEvent[]> {
  const sent: SentEvent[] = []
  await page.exposeFunction('noteBeacon', (body: string) => sent.push(JSON.parse(body) as SentEvent))
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator)
    navigator.sendBeacon = (url, body) => {
      const { noteBeacon } = window as unknown as { noteBeacon: (body: string) => void }
      void (body as Blob).text().then(noteBeacon)
      return send(url, body)
    }
  })
  return sent
}

test('LOG-02: opening and each use are sent with tool_name and session_id, and arrive', async ({ page }) => {
  const sent = await recordBeacons(page)
  const answers: number[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('/api/usage')) answers.push(response.status())
  })
  await page.goto(`${carrierPath.en}?from=mail`, { referer: 'https://search.example/results?q=carrier' })
  await arrived(page)
  await lookUp(page, '9841234567')
  await lookUp(page, '9801234567')
  await expect
    .poll(() => sent.map((event) => event.tool_name))
    .toEqual(['carrier-identifier-view', 'carrier-identifier', 'carrier-identifier'])
  expect(new Set(sent.map((event) => event.session_id)).size).toBe(1)
  expect(sent[0]!.session_id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/)
  expect(sent.map((event) => Object.keys(event).slice(2))).toEqual([['view'], [], []])
  expect(sent[0]?.view).toEqual({ path: '/carrier-identifier', width: 'desktop', referrer: 'search.example' })
  await expect.poll(() => answers).toEqual([202, 202, 202])
})

test('LOG-02: usage events that are lost or answered with 500 never disturb the tool', async ({ page }) => {
  await page.route('**/api/usage', (route) => route.abort('failed'))
  await openPage(page, carrierPath.en)
  await lookUp(page, '9841234567')
  await expect(page.getByRole('status')).toContainText('Nepal Telecom')
  await page.route('**/api/usage', (route) => route.fulfill({ status: 500 }))
  await lookUp(page, '9801234567')
  await expect(page.getByRole('status')).toContainText('Ncell')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('SHELL-15: the typed number never leaves the browser', async ({ page }) => {
  const bodies = await recordBeacons(page)
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url(), request.postData() ?? ''))
  await openPage(page, carrierPath.en)
  const before = sent.length
  await lookUp(page, '+977 980-0012987')
  await expect(page.getByRole('status')).toContainText('980-001-2987')
  await expect.poll(() => bodies.length).toBe(2)
  await page.getByRole('link', { name: /Home$/ }).first().click()
  await expect(page.getByRole('heading', { name: 'All tools' })).toBeVisible()
  expect(sent.length).toBeGreaterThan(before)
  const kept = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  )
  for (const text of [...sent, ...bodies.map((body) => JSON.stringify(body)), kept, page.url()]) {
    expect(text.replace(/\D/g, ''), text).not.toContain('0012987')
  }
})

test('SHELL-15: once loaded, the tool works with the network off', async ({ page, context }) => {
  await openPage(page, carrierPath.en)
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  const { result } = carrierParts(page)
  await lookUp(page, '9721234567')
  await expect(result).toContainText('UTL')
  await lookUp(page, '123')
  await expect(result).toContainText('Carrier Not Found')
})
