import { defineSection } from '../define-section.ts'

export const section = defineSection({
  slug: 'newsletter',
  path: '/admin/newsletter',
  name: { en: 'Newsletter', ne: 'समाचारपत्र' },
  description: {
    en: 'Who subscribed, and whether it was passed on',
    ne: 'कसले सदस्यता लिए, र त्यो अगाडि पठाइयो कि पठाइएन',
  },
  icon: 'mail',
  order: 90,
})
