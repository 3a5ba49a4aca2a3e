import { defineSection } from '../define-section.ts'

export const section = defineSection({
  slug: 'dashboard',
  path: '/admin',
  role: 'editor',
  name: { en: 'Dashboard', ne: 'ड्यासबोर्ड' },
  description: { en: 'The site at a glance', ne: 'साइट एकै नजरमा' },
  icon: 'monitor',
  order: 10,
})
