import { defineSection } from '../define-section.ts'

export const section = defineSection({
  slug: 'corrections',
  group: 'content',
  name: { en: 'Corrections', ne: 'गल्तीका खबर' },
  description: {
    en: 'What visitors reported as wrong, and what was decided',
    ne: 'प्रयोगकर्ताले गलत भनेका विवरण, र तिनमा गरिएको निर्णय',
  },
  icon: 'circle-help',
  role: 'editor',
  order: 85,
  tables: ['corrections'],
  isSearched: true,
})
