import { defineSection } from '../define-section.ts'

export const section = defineSection({
  slug: 'analytics',
  group: 'site',
  role: 'editor',
  name: { en: 'Analytics & Reporting', ne: 'तथ्याङ्क र प्रतिवेदन' },
  description: {
    en: 'Usage and response figures, counted by the site itself',
    ne: 'प्रयोग र जवाफको तथ्याङ्क, साइट आफैँले गनेको',
  },
  icon: 'bar-chart',
  order: 100,
})
