import { defineSection } from '../define-section.ts'

export const section = defineSection({
  slug: 'postal-codes',
  group: 'content',
  name: { en: 'Postal Codes', ne: 'हुलाक कोड' },
  description: {
    en: 'The post offices and codes that visitors search',
    ne: 'प्रयोगकर्ताले खोज्ने हुलाक कार्यालय र कोड',
  },
  icon: 'mail',
  role: 'editor',
  order: 54,
  tables: ['postal_codes'],
  isSearched: true,
})
