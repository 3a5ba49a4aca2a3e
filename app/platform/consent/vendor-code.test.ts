import { beforeEach, expect, test, vi } from 'vitest'
import type { VendorSettings } from './consent.ts'
import { isShareableAddress } from './vendor-code.ts'

// The modules keep what was loaded: every test starts with fresh ones, as a document does.
beforeEach(() => vi.resetModules())

interface FakeWindow {
  dataLayer?: IArguments[]
  fbq?: { queue: unknown[] }
}

async function page(address = 'https://chautari.example/carrier-identifier?utm_source=x') {
  const scripts: { src?: string }[] = []
  const content = {
    attributes: [] as string[],
    setAttribute: (name: string) => content.attributes.push(name),
  }
  const fakeWindow: FakeWindow = {}
  vi.stubGlobal('window', fakeWindow)
  vi.stubGlobal('location', new URL(address))
  vi.stubGlobal('document', {
    createElement: () => ({}),
    head: { append: (script: { src: string }) => scripts.push(script) },
    getElementById: () => content,
  })
  const { trackPageView } = await import('./vendor-code.ts')
  const commands = () => (fakeWindow.dataLayer ?? []).map((command) => [...command] as unknown[])
  return { trackPageView, fakeWindow, commands, content, sources: () => scripts.map(({ src }) => src) }
}

const settings = (tags: VendorSettings['tags'], ads: VendorSettings['ads'] = null): VendorSettings => ({
  ads,
  tags,
})

test('SITE-03: Google gets everything denied first, then what the visitor allowed', async () => {
  const { trackPageView, commands, sources, fakeWindow } = await page()
  trackPageView(settings({ googleAnalytics: 'G-ABCD' }))
  const denied = {
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: 'denied',
  }
  expect(commands().slice(0, 2)).toEqual([
    ['consent', 'default', { ...denied, wait_for_update: 500 }],
    ['consent', 'update', { ...denied, analytics_storage: 'granted' }],
  ])
  expect(sources()).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-ABCD'])
  // Google leaves anything but `arguments` unread.
  expect(Object.prototype.toString.call(fakeWindow.dataLayer?.[0])).toBe('[object Arguments]')
})

test('SITE-02, SITE-03: consent to ads grants what Google stores for them', async () => {
  const { trackPageView, commands } = await page()
  trackPageView(
    settings({ googleAnalytics: 'G-ABCD' }, { clientId: 'ca-pub-1234567890123456', slotId: '123456' }),
  )
  expect(commands()[1]?.[2]).toEqual({
    ad_storage: 'granted',
    ad_user_data: 'granted',
    ad_personalization: 'granted',
    analytics_storage: 'granted',
  })
})

test('SITE-03: a page view is sent without the query; scripts are loaded once', async () => {
  const { trackPageView, commands, sources } = await page()
  const on = settings({ googleAnalytics: 'G-ABCD' })
  trackPageView(on)
  trackPageView(on)
  const views = commands().filter(([name]) => name === 'event')
  expect(views).toEqual([
    ['event', 'page_view', { page_location: 'https://chautari.example/carrier-identifier' }],
    ['event', 'page_view', { page_location: 'https://chautari.example/carrier-identifier' }],
  ])
  expect(sources()).toHaveLength(1)
})

test('SITE-03: only the tags that are on are loaded, each with its id', async () => {
  const { trackPageView, sources, fakeWindow, commands, content } = await page()
  trackPageView(settings({ metaPixel: '123456', hotjar: '4321' }))
  expect(sources()).toEqual([
    'https://connect.facebook.net/en_US/fbevents.js',
    'https://static.hotjar.com/c/hotjar-4321.js?sv=6',
  ])
  expect(fakeWindow.fbq?.queue).toEqual([
    ['set', 'autoConfig', false, '123456'],
    ['init', '123456'],
    ['track', 'PageView'],
  ])
  expect(fakeWindow).toMatchObject({ _hjSettings: { hjid: 4321, hjsv: 6 } })
  expect(commands()).toEqual([])
  // Words of the visitor that the page repeats stay out of recordings.
  expect(content.attributes).toEqual(['data-hj-suppress'])
})

const isShareable = (path: string) => isShareableAddress(new URL(path, 'https://chautari.example'))

test.each(['/', '/#tools', '/?utm_source=mail&utm_medium=x', '/?fbclid=1', '/about?gclid=a&dclid=b'])(
  'SITE-03: %s holds nothing that a visitor typed',
  (path) => expect(isShareable(path)).toBe(true),
)

test.each(['/?q=9841', '/?utm_source=mail&q=a', '/nepali-date-converter?bs=2083-1-1', '/#a=1', '/?x'])(
  'SITE-03: %s may hold what a visitor typed: no vendor sees it',
  (path) => expect(isShareable(path)).toBe(false),
)
