import { defineSection } from '../define-section.ts'

export const section = defineSection({
  slug: 'users',
  group: 'people',
  role: 'operator',
  name: { en: 'Users', ne: 'प्रयोगकर्ता' },
  description: { en: 'Everyone who has signed in here', ne: 'यहाँ साइन इन गरेका सबै प्रयोगकर्ता' },
  icon: 'users',
  order: 30,
  tables: ['auth_users'],
  isSearched: true,
})
