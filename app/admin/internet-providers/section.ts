import { defineSection } from '../define-section.ts'

export const section = defineSection({
  slug: 'internet-providers',
  path: '/admin/internet-providers',
  name: { en: 'Internet Providers', ne: 'इन्टरनेट सेवा प्रदायक' },
  description: {
    en: 'The companies whose plans visitors compare',
    ne: 'आगन्तुकले प्याकेज तुलना गर्ने कम्पनीहरू',
  },
  icon: 'globe',
  order: 60,
})
