import { defineSection } from '../define-section.ts'

export const section = defineSection({
  slug: 'analytics',
  path: '/admin/analytics',
  name: { en: 'Analytics & Reporting', ne: 'तथ्याङ्क र प्रतिवेदन' },
  description: {
    en: 'What is used, and how the site answers; counted by the site itself',
    ne: 'के कति प्रयोग हुन्छ र साइटले कसरी जवाफ दिन्छ; साइट आफैँले गनेको',
  },
  icon: 'bar-chart',
  order: 100,
})
