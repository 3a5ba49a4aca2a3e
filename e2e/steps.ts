import { expect, type Locator, type Page } from './fixtures.ts'

export const carrierPath = { en: '/carrier-identifier', ne: '/ne/carrier-identifier' } as const

/** Opens a page and waits until its code has taken over. */
export async function openPage(page: Page, path: string) {
  const response = await page.goto(path)
  await arrived(page)
  return response
}

/** The page's code has taken over what the server sent; not the islands that wait until they come near the screen. */
export async function arrived(page: Page) {
  await page.waitForFunction(
    () =>
      (document.body.hasAttribute('data-ready') || location.pathname.includes('/admin')) &&
      !document.querySelector('x-island[when=now]:not([ready])'),
  )
}

/** Points at an island that starts near the screen or when it is used, and waits until its code has taken over. */
export async function islandArrived(page: Page, name: string) {
  const island = page.locator(`x-island[name=${name}]`)
  await island.locator('> div > *').first().hover()
  await expect(island).toHaveAttribute('ready', '')
}

/** Types a date into the field for Nepali dates within. */
export async function typeBsDate(within: Locator, date: string) {
  await within.getByRole('spinbutton').first().focus()
  await within.page().keyboard.type(date)
}

/** The parts of the carrier page in English. */
export function carrierParts(page: Page) {
  return {
    input: page.getByRole('textbox', { name: 'Phone number' }),
    button: page.getByRole('button', { name: /^Identify/ }),
    result: page.getByRole('status'),
  }
}

/** Types a number on the open carrier page, presses Enter and waits for the answer. */
export async function lookUp(page: Page, number: string) {
  const { input, result } = carrierParts(page)
  await input.fill(number)
  await input.press('Enter')
  await expect(result.getByRole('heading', { name: /^Carrier/ })).toBeVisible()
}

/** Holds back the requests that match until the function it gives is called. */
export async function holdBack(page: Page, wanted: RegExp): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(wanted, async (route) => {
    await released
    await route.fallback()
  })
  return release
}

/**
 * A vote. What a finger finds is the label: the radio itself is for those who see none. The article above is laid out when
 * it comes near, and what is below moves: whoever jumps there looks before they press.
 */
export async function pressStar(page: Page, name: string) {
  const star = page.getByTitle(name, { exact: true })
  await star.hover()
  await star.click()
}

/** Requests of the page's own code. */
export const scripts = /\/assets\/.*\.js$/

/** The parsed bodies of the page's beacons, noted in the page, since Playwright does not always see a beacon's body. */
export async function listenToBeacons<Beacon = unknown>(page: Page): Promise<Beacon[]> {
  const beacons: Beacon[] = []
  await page.exposeFunction('noteBeacon', (body: string) => beacons.push(JSON.parse(body) as Beacon))
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator)
    navigator.sendBeacon = (url, body) => {
      const { noteBeacon } = window as unknown as { noteBeacon: (body: string) => void }
      void (body as Blob).text().then(noteBeacon)
      return send(url, body)
    }
  })
  return beacons
}

/** Waits until the service worker keeps all of these pages and answers for this one. */
export async function untilStored(page: Page, ...addresses: string[]) {
  await expect
    .poll(
      () =>
        page.evaluate(async () => {
          if (!navigator.serviceWorker.controller) return []
          const pages = await caches.open('chautari-pages')
          return (await pages.keys()).map(({ url }) => url.slice(location.origin.length))
        }),
      { timeout: 25_000 },
    )
    .toEqual(expect.arrayContaining(addresses))
}
