import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expectNoViolations } from './axe.ts'
import { expect, type Page, test } from './fixtures.ts'
import { openPage } from './steps.ts'

// The page that frames, of another origin on this machine.
test.use({ allowedTrouble: [/^other host: GET http:\/\/127\.0\.0\.1:\d+\/$/] })

const names = ['calendar', 'today', 'rates', 'gold', 'converter']

interface Elsewhere {
  query: string
  width: number
  /** All of them unless given. */
  shown?: string[]
}

/** A page of another origin with frames, each as wide as asked; it notes the height that each one reports. */
async function openElsewhere(page: Page, origin: string, { query, width, shown = names }: Elsewhere) {
  const frames = shown.map(
    (name) =>
      `<iframe name="${name}" title="${name}" src="${origin}/embed/${name}?${query}" width="${width}"></iframe>`,
  )
  const body = `<!doctype html><html lang="en"><title>Elsewhere</title><script>
    addEventListener('message', ({ source, data }) => {
      const frame = [...document.querySelectorAll('iframe')].find(({ contentWindow }) => contentWindow === source)
      if (data?.type === 'chautari:height') frame.height = frame.dataset.height = data.height
    })</script>${frames.join('')}`
  const server = createServer((_, answer) => answer.setHeader('content-type', 'text/html').end(body))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  return server
}

for (const [lang, theme] of [
  ['en', 'light'],
  ['ne', 'dark'],
] as const)
  test(`on another origin every frame fits 240 and 640 px and reports its height, without a cookie: ${lang}, ${theme}`, async ({
    page,
    origin,
  }) => {
    // What is off the screen observes no size.
    await page.setViewportSize({ width: 1400, height: 2000 })
    const server = await openElsewhere(page, origin, { query: `lang=${lang}&theme=${theme}`, width: 240 })
    for (const width of [240, 640]) {
      // From its smallest height on, each one reports again.
      if (width === 640)
        await page.locator('iframe').evaluateAll((frames: HTMLIFrameElement[]) => {
          for (const frame of frames) {
            delete frame.dataset.height
            Object.assign(frame, { width: '640', height: '1' })
          }
        })
      for (const name of names) {
        const element = page.locator(`iframe[name=${name}]`)
        await expect(element).toHaveAttribute('data-height', /^\d{3}$/)
        const frame = page.frame({ name })!
        await frame.waitForLoadState()
        const sizes = await frame.evaluate(() => {
          const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement
          return { wide: scrollWidth - clientWidth, high: scrollHeight - clientHeight }
        })
        expect(sizes, `${name} at ${width}`).toEqual({ wide: 0, high: 0 })
        // A wider frame has the same elements.
        if (width === 240) await expectNoViolations(frame, `${name} ${lang} ${theme} ${width}`)
      }
    }
    expect(await page.context().cookies()).toEqual([])
    server.close()
  })

test('in a frame the converter answers while a date is typed, and sends nothing', async ({
  page,
  origin,
}) => {
  const server = await openElsewhere(page, origin, { query: 'lang=en', width: 320, shown: ['converter'] })
  const frame = page.frameLocator('iframe[name=converter]')
  const answer = frame.getByRole('status')
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url()))
  await frame.getByLabel('Date (year-month-day)').fill('2083-08-11')
  await expect(answer).toHaveText('Friday, 27 November 2026 AD')
  await frame.getByLabel('AD to BS').check()
  await expect(frame.getByLabel('Date (year-month-day)')).toHaveValue('2026-11-27')
  await expect(answer).toHaveText('Friday, 11 Mangsir 2083 BS')
  await frame.getByLabel('Date (year-month-day)').fill('2026-2-30')
  await frame.getByRole('button', { name: 'Convert' }).click()
  await expect(answer).toHaveText('That month has 28 days.')
  await expect(frame.getByLabel('Date (year-month-day)')).toHaveAttribute('aria-invalid', 'true')
  await frame.getByLabel('Date (year-month-day)').fill('tomorrow')
  await page.keyboard.press('Enter')
  await expect(answer).toContainText('This date cannot be read.')
  expect(sent).toEqual([])
  server.close()
})

test('the page of frames shows the chosen frame as high as it is', async ({ page }) => {
  await openPage(page, '/developers/frames?frame=rates&lang=ne')
  const preview = page.frameLocator('iframe')
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('नेपालमा विनिमय दर')
  await page.getByLabel('Frame').selectOption('today')
  await expect(preview.getByText('तिथि:')).toBeVisible()
  const height = async () => Math.ceil((await preview.locator('html').boundingBox())!.height)
  await expect
    .poll(async () => Number(await page.locator('iframe').getAttribute('height')))
    .toBe(await height())
})
