import { afterAll, beforeAll, expect, test } from 'vitest'
import { defineTool, type ToolManifest } from '#app/lib/tool-manifest.ts'
import { manifests } from '#app/tools/registry.ts'
import { hrefs, read, seededSite } from '#test/rendered-site.ts'

const tea = { en: 'Tea Prices', ne: 'चियाको भाउ' }

/** Every tool is open today: this one is announced beside them. */
const announced = defineTool({
  slug: 'tea-prices',
  isAnnounced: true,
  name: tea,
  description: { en: 'What tea costs.', ne: 'चियाको मूल्य।' },
  icon: 'gift',
  category: 'Finance',
  group: 'money',
  order: 99,
  seo: {
    title: { en: 'Tea', ne: 'चिया' },
    description: { en: 'Tea', ne: 'चिया' },
    keywords: { en: 'tea', ne: 'चिया' },
  },
  keywords: '',
  events: { open: 'tea-view' },
  ads: true,
  released: '2026-11-21',
})

beforeAll(() => void (manifests as ToolManifest[]).push(announced))
afterAll(() => void (manifests as ToolManifest[]).pop())

test('a tool that is announced is on the home page without a link, and nowhere else', async () => {
  const { app } = await seededSite()
  const { html, text } = await read(app, '/')
  expect(text).toContain(`|${tea.en}|What tea costs.|Not open yet|`)
  expect(hrefs(html)).not.toContain('/tea-prices')
  expect((await read(app, '/ne')).text).toMatch(new RegExp(`\\|${tea.ne}\\|[^|]*\\|अझै खुलेको छैन\\|`))
  expect((await read(app, '/sitemaps/pages.xml')).html).not.toContain('tea-prices')
})

test('the address of an announced tool answers 404 with its name', async () => {
  const { app } = await seededSite()
  const { text, html } = await read(app, '/tea-prices', 404)
  expect(text).toContain('Tea Prices is not available at the moment.')
  expect(html).toContain('<title>Page Not Found | Chautari</title>')
  expect(html).toContain('<meta name="robots" content="noindex"/>')
})
