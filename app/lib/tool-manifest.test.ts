import { expect, test } from 'vitest'
import { defineTool } from './tool-manifest.ts'

const text = { en: 'Tea Prices', ne: 'चियाको भाउ' }

test('LOG-01: an event has a key, and a key that the manifest does not have does not compile', () => {
  const tool = defineTool({
    slug: 'tea-prices',
    name: text,
    description: text,
    icon: 'gift',
    category: 'Finance',
    group: 'money',
    order: 0,
    seo: { title: text, description: text, keywords: text },
    keywords: '',
    events: { open: 'tea-view', search: 'tea-search' },
    ads: true,
    released: '2026-11-21',
  })
  const search: string = tool.events.search
  expect(search).toBe('tea-search')
  // @ts-expect-error: misspelt
  expect(tool.events.serach).toBeUndefined()
})
