import { defineSection } from '../define-section.ts'

export const section = defineSection({
  slug: 'internet-plans',
  group: 'content',
  role: 'editor',
  name: { en: 'Internet Plans', ne: 'इन्टरनेट प्याकेज' },
  description: {
    en: 'The providers’ plans and prices',
    ne: 'सेवा प्रदायकका प्याकेज र शुल्क',
  },
  icon: 'zap',
  order: 70,
  tables: ['internet_plans'],
  isSearched: true,
})
