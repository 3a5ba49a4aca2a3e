import { defineSection } from '../define-section.ts'

export const section = defineSection({
  slug: 'seo',
  group: 'site',
  role: 'editor',
  name: { en: 'SEO Management', ne: 'खोज इन्जिन व्यवस्थापन' },
  description: {
    en: 'Sitemap, meta tags and advice for search engines',
    ne: 'साइटम्याप, मेटा ट्याग र खोज इन्जिनका लागि सुझाव',
  },
  icon: 'search',
  order: 120,
})
