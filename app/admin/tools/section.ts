import { defineSection } from '../define-section.ts'

export const section = defineSection({
  slug: 'tools',
  group: 'content',
  role: 'editor',
  name: { en: 'Tools', ne: 'औजार' },
  description: {
    en: 'Names, order and search engine texts of the tools, and which are open',
    ne: 'औजारका नाम, क्रम, खोज इन्जिनका पाठ, र कुन औजार खुला छन्',
  },
  icon: 'tool',
  order: 20,
  tables: ['tools'],
  isSearched: true,
})
