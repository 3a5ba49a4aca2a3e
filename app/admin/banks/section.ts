import { defineSection } from '../define-section.ts'

export const section = defineSection({
  slug: 'banks',
  group: 'content',
  role: 'editor',
  name: { en: 'Banks', ne: 'बैंक' },
  description: {
    en: 'The banks that the QR builder offers',
    ne: 'क्यूआर बनाउने औजारमा छान्न मिल्ने बैंकहरू',
  },
  icon: 'credit-card',
  order: 40,
  tables: ['banks'],
  isSearched: true,
})
