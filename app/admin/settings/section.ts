import { defineSection } from '../define-section.ts'

export const section = defineSection({
  slug: 'settings',
  group: 'site',
  role: 'operator',
  name: { en: 'Site Settings', ne: 'साइटका सेटिङ' },
  description: {
    en: 'Name, colours, advertising, analytics and maintenance',
    ne: 'नाम, रङ, विज्ञापन, विश्लेषण र मर्मतसम्भार',
  },
  icon: 'settings',
  order: 110,
  tables: ['site_settings'],
})
