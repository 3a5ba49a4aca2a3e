import { defineTool } from '#app/lib/tool-manifest.ts'

export const path = '/emergency-services'

/** What is known of every number. */
export const detailsPath = `${path}/details`

/** Names in the usage log. */
export const events = { open: 'emergency-services-view', call: 'emergency-services-call' } as const

export const tool = defineTool({
  slug: 'emergency-services',
  name: { en: 'Emergency Services', ne: 'आपत्कालीन सेवा' },
  description: {
    en: 'Find emergency and helpline numbers in Nepal and call them with one tap.',
    ne: 'नेपालका आपत्कालीन र हेल्पलाइन नम्बर खोज्नुहोस्, थिच्नेबित्तिकै फोन लगाउन सकिन्छ।',
  },
  icon: 'shield',
  category: 'Safety',
  group: 'phone',
  order: 7,
  seo: {
    title: {
      en: 'Nepal Emergency Numbers: Police, Fire, Ambulance',
      ne: 'नेपालका आपत्कालीन नम्बर: प्रहरी, दमकल, एम्बुलेन्स',
    },
    description: {
      en: 'Police 100, fire 101, ambulance 102 and many more helplines in Nepal, grouped by need. Search and call with one tap.',
      ne: 'प्रहरी १००, दमकल १०१, एम्बुलेन्स १०२ र नेपालका अरू धेरै हेल्पलाइन, आवश्यकताअनुसार छुट्याइएका। खोज्नुहोस्, थिच्नेबित्तिकै फोन लगाउन सकिन्छ।',
    },
    keywords: {
      en: 'nepal emergency number, police 100, ambulance 102',
      ne: 'आपत्कालीन नम्बर, प्रहरी १००, एम्बुलेन्स १०२',
    },
  },
  keywords:
    'emergency,help,helpline,police,100,fire,101,ambulance,102,hospital,blood,traffic police,tourist police,child helpline,1098,women helpline,1145,rescue,helicopter,electricity,no light,bijuli,batti,damkal,prahari,aapatkalin,uddhar,khane pani,आपत्कालीन,प्रहरी,दमकल,एम्बुलेन्स,अस्पताल,रगत,उद्धार,बिजुली,विद्युत्,बाल हेल्पलाइन,महिला हेल्पलाइन',
  events,
  ads: false,
  released: '2026-11-21',
  below: { depth: 1, stored: /^\/details$/ },
  params: ['group'],
})
