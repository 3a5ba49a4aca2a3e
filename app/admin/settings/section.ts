import { defineSection } from '../define-section.ts'

export const section = defineSection({
  slug: 'settings',
  path: '/admin/settings',
  name: { en: 'Site Settings', ne: 'साइटका सेटिङ' },
  description: {
    en: 'Name, colours, advertising, measuring and maintenance',
    ne: 'नाम, रङ, विज्ञापन, मापन र मर्मतसम्भार',
  },
  icon: 'settings',
  order: 110,
})
