import { defineSection } from '../define-section.ts'

export const section = defineSection({
  slug: 'backups',
  group: 'site',
  role: 'operator',
  name: { en: 'Backups', ne: 'ब्याकअप' },
  description: {
    en: 'Make and download copies of the whole database',
    ne: 'पूरै डाटाबेसको प्रतिलिपि बनाउने र डाउनलोड गर्ने',
  },
  icon: 'database',
  order: 105,
  tables: ['database'],
})
