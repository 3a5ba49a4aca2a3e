import { defineSection } from '../define-section.ts'

export const section = defineSection({
  slug: 'operators',
  group: 'people',
  role: 'operator',
  name: { en: 'Operators', ne: 'सञ्चालक' },
  description: {
    en: 'Who may open this panel, and what they may do here',
    ne: 'यो प्यानल कसले खोल्न र यहाँ के गर्न पाउँछन्',
  },
  icon: 'user-check',
  order: 35,
})
