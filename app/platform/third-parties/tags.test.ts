import { beforeEach, expect, test, vi } from 'vitest'
import type { ThirdParties } from './parties.ts'

// What was loaded and told lives in the modules: every test is a document of its own.
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
  const { tellTags } = await import('./tags.ts')
  const commands = () => (fakeWindow.dataLayer ?? []).map((command) => [...command] as unknown[])
  return { tellTags, fakeWindow, commands, content, sources: () => scripts.map(({ src }) => src) }
}

const parties = (tags: ThirdParties['tags'], ads: ThirdParties['ads'] = null): ThirdParties => ({
  ads,
  tags,
  adPages: [],
  otherPages: [],
})

test('SITE-03: Google is told that all is denied before anything else, then what was agreed to', async () => {
  const { tellTags, commands, sources, fakeWindow } = await page()
  tellTags(parties({ googleAnalytics: 'G-ABCD' }))
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

test('SITE-02, SITE-03: who agreed to ads agreed to what Google stores for them', async () => {
  const { tellTags, commands } = await page()
  tellTags(parties({ googleAnalytics: 'G-ABCD' }, { clientId: 'ca-pub-1234567890123456', slotId: '123456' }))
  expect(commands()[1]?.[2]).toEqual({
    ad_storage: 'granted',
    ad_user_data: 'granted',
    ad_personalization: 'granted',
    analytics_storage: 'granted',
  })
})

test('SITE-03: a page is told without what stands behind its question mark; scripts come once', async () => {
  const { tellTags, commands, sources } = await page()
  const on = parties({ googleAnalytics: 'G-ABCD' })
  tellTags(on)
  tellTags(on)
  const views = commands().filter(([name]) => name === 'event')
  expect(views).toEqual([
    ['event', 'page_view', { page_location: 'https://chautari.example/carrier-identifier' }],
    ['event', 'page_view', { page_location: 'https://chautari.example/carrier-identifier' }],
  ])
  expect(sources()).toHaveLength(1)
})

test('SITE-03: only the tags that are on are loaded, each with its id', async () => {
  const { tellTags, sources, fakeWindow, commands, content } = await page()
  tellTags(parties({ metaPixel: '123456', hotjar: '4321' }))
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
