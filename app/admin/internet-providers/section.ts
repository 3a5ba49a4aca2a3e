import { defineSection } from '../define-section.ts'

export const section = defineSection({
  slug: 'internet-providers',
  group: 'content',
  role: 'editor',
  name: { en: 'Internet Providers', ne: 'इन्टरनेट सेवा प्रदायक' },
  description: {
    en: 'The companies whose plans visitors compare',
    ne: 'तुलनामा देखाइने प्याकेजका कम्पनीहरू',
  },
  icon: 'globe',
  order: 60,
  tables: ['internet_providers'],
  isSearched: true,
})
