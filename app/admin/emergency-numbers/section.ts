import { defineSection } from '../define-section.ts'

export const section = defineSection({
  slug: 'emergency-numbers',
  group: 'content',
  name: { en: 'Emergency Numbers', ne: 'आपत्कालीन नम्बर' },
  description: {
    en: 'The numbers of the emergency page, of the home page and of the page without a network',
    ne: 'आपत्कालीन पृष्ठ, गृहपृष्ठ र नेटवर्कबिनाको पृष्ठमा देखिने नम्बर',
  },
  icon: 'shield',
  role: 'editor',
  order: 52,
  tables: ['emergency_numbers'],
  isSearched: true,
})
