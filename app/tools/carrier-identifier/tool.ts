import { defineTool } from '#app/lib/tool-manifest.ts'

/** Names in the usage log. */
export const events = { open: 'carrier-identifier-view', identify: 'carrier-identifier' } as const

export const tool = defineTool({
  slug: 'carrier-identifier',
  name: { en: 'Carrier Identifier', ne: 'मोबाइल सेवा प्रदायक पहिचान' },
  description: {
    en: 'Find which mobile network a Nepali number belongs to from its first three digits.',
    ne: 'सुरुका तीन अङ्कबाट नेपाली मोबाइल नम्बर कुन नेटवर्कको हो भनी थाहा पाउनुहोस्।',
  },
  icon: 'phone',
  category: 'Telecom',
  group: 'phone',
  order: 0,
  seo: {
    title: {
      en: 'Carrier Identifier: Which Network Is This Number? Nepal',
      ne: 'नेपालको मोबाइल नम्बर कुन नेटवर्कको हो?',
    },
    description: {
      en: 'Type a Nepali mobile number and see its network at once: Nepal Telecom, Ncell, Smart Cell, UTL or Hello Mobile. Free, with no sign-up.',
      ne: 'नेपाली मोबाइल नम्बर टाइप गर्नुहोस् र नेपाल टेलिकम, एनसेल, स्मार्ट सेल, युटिएल वा हेलो मोबाइल कसको हो हेर्नुहोस्। निःशुल्क, दर्ता गर्नुपर्दैन।',
    },
    keywords: {
      en: 'carrier identifier nepal, mobile network check, ncell or ntc number',
      ne: 'मोबाइल नम्बर पहिचान, एनसेल कि एनटीसी, नेपाल मोबाइल नेटवर्क',
    },
  },
  keywords:
    'carrier,operator,mobile network,sim,prefix,phone number,number check,ntc,nepal telecom,namaste,ncell,smart cell,utl,hello mobile,gsm,cdma,recharge,topup,984,985,986,980,981,982,mobail number,kun network,kasko number,sewa pradayak,मोबाइल,सिम,नम्बर,नेटवर्क,सेवा प्रदायक,नेपाल टेलिकम,एनटीसी,एनसेल,स्मार्ट सेल,रिचार्ज,९८४,९८०',
  events,
  postBytes: 1024,
  ads: true,
  released: '2026-11-21',
})
