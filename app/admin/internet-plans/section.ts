import { defineSection } from '../define-section.ts'

export const section = defineSection({
  slug: 'internet-plans',
  path: '/admin/internet-plans',
  name: { en: 'Internet Plans', ne: 'इन्टरनेट प्याकेज' },
  description: {
    en: 'What the providers sell, and for how much',
    ne: 'सेवा प्रदायकले के, कतिमा बेच्छन्',
  },
  icon: 'zap',
  order: 70,
})
