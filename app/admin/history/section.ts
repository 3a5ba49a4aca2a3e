import { defineSection } from '../define-section.ts'

export const section = defineSection({
  slug: 'history',
  group: 'site',
  name: { en: 'History', ne: 'इतिहास' },
  description: {
    en: 'Who changed what and when, and how it was before',
    ne: 'कसले, कहिले, के बदल्यो र पहिले के थियो',
  },
  icon: 'clock',
  role: 'editor',
  order: 15,
})
