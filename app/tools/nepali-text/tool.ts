import { defineTool } from '#app/lib/tool-manifest.ts'

/** Names in the usage log. */
export const events = { open: 'nepali-text-view', use: 'nepali-text' } as const

export const tool = defineTool({
  slug: 'nepali-text',
  path: '/nepali-text',
  status: 'announced',
  name: { en: 'Preeti and Unicode', ne: 'प्रीति र युनिकोड' },
  description: { en: 'Preeti and Unicode', ne: 'प्रीति र युनिकोड' },
  icon: 'tool',
  category: 'Utility',
  order: 10,
  seo: {
    title: { en: 'Preeti and Unicode', ne: 'प्रीति र युनिकोड' },
    description: { en: 'Preeti and Unicode', ne: 'प्रीति र युनिकोड' },
    keywords: { en: 'Preeti and Unicode', ne: 'प्रीति र युनिकोड' },
  },
  keywords: '',
  events,
  ads: true,
  released: '2026-11-29',
})
