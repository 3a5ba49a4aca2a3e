import { defineSection } from '../define-section.ts'

export const section = defineSection({
  slug: 'health',
  group: 'site',
  role: 'editor',
  name: { en: 'Site Health', ne: 'साइटको अवस्था' },
  description: {
    en: 'Problems, sources of data, and scheduled jobs',
    ne: 'समस्या, तथ्याङ्कका स्रोत, र तोकिएको समयमा चल्ने काम',
  },
  icon: 'shield',
  order: 12,
})
