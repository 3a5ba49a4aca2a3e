import { defineSection } from '../define-section.ts'

export const section = defineSection({
  slug: 'carriers',
  group: 'content',
  role: 'editor',
  name: { en: 'Carriers', ne: 'मोबाइल सेवा प्रदायक' },
  description: {
    en: 'The carriers and prefixes that the Carrier Identifier knows',
    ne: 'मोबाइल सेवा प्रदायक पहिचान औजारले चिन्ने सेवा प्रदायक र सुरुका अङ्क',
  },
  icon: 'smartphone',
  order: 50,
  tables: ['carriers'],
  isSearched: true,
})
