import { defineSection } from '../define-section.ts'

export const section = defineSection({
  slug: 'newsletter',
  group: 'people',
  role: 'operator',
  name: { en: 'Newsletter', ne: 'न्युजलेटर' },
  description: {
    en: 'Subscribers, and whether each was passed on',
    ne: 'सदस्यता लिने ठेगाना, र ती न्युजलेटर सेवामा पठाइए कि पठाइएनन्',
  },
  icon: 'mail',
  order: 90,
})
