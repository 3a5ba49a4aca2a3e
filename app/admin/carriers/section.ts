import { defineSection } from '../define-section.ts'

export const section = defineSection({
  slug: 'carriers',
  path: '/admin/carriers',
  name: { en: 'Carriers', ne: 'दूरसञ्चार सेवा' },
  description: {
    en: 'The carriers and the prefixes that the carrier identifier knows',
    ne: 'नम्बरको सेवा चिन्ने औजारले जानेका सेवा प्रदायक र सुरुका अङ्क',
  },
  icon: 'smartphone',
  order: 50,
})
