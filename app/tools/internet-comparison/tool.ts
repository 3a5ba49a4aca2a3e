import { defineTool } from '#app/lib/tool-manifest.ts'

/** Names in the usage log. */
export const events = {
  open: 'internet-comparison-view',
  visit: 'internet-comparison-visit',
  call: 'internet-comparison-call',
} as const

export const tool = defineTool({
  slug: 'internet-comparison',
  name: { en: 'Internet Plan Comparison', ne: 'इन्टरनेट प्याकेज तुलना' },
  description: {
    en: 'Compare internet providers in Nepal by speed, monthly price and first-year cost.',
    ne: 'नेपालका इन्टरनेट सेवा प्रदायकलाई गति, मासिक शुल्क र पहिलो वर्षको खर्चका आधारमा तुलना गर्नुहोस्।',
  },
  icon: 'globe',
  category: 'Internet',
  group: 'phone',
  order: 9,
  seo: {
    title: {
      en: 'Compare Internet Plans and Prices in Nepal',
      ne: 'नेपालका इन्टरनेट प्याकेज र शुल्क तुलना गर्नुहोस्',
    },
    description: {
      en: 'Compare fibre internet plans in Nepal side by side: speed, real monthly price, setup fees and total cost for the first year.',
      ne: 'नेपालका फाइबर इन्टरनेट प्याकेज सँगसँगै राखेर हेर्नुहोस्: गति, वास्तविक मासिक शुल्क, जडान शुल्क र पहिलो वर्षको जम्मा खर्च।',
    },
    keywords: {
      en: 'internet price nepal, worldlink vianet plan comparison',
      ne: 'इन्टरनेट शुल्क नेपाल, वर्ल्डलिंक भायानेट प्याकेज तुलना',
    },
  },
  keywords:
    'internet,wifi,wi-fi,broadband,fiber,fibre,isp,plan,package,price,speed,mbps,compare,worldlink,vianet,subisu,dishhome,cg net,nt fiber,iptv,router,internet ko mulya,sasto internet,net,इन्टरनेट,वाइफाइ,फाइबर,प्याकेज,शुल्क,गति,तुलना,वर्ल्डलिंक,वर्ल्डलिङ्क,भायानेट,सुबिसु,राउटर',
  events,
  params: ['prov', 'min', 'max', 'sort', 'dir', 'cycle', 'show'],
  ads: true,
  released: '2026-11-21',
})
