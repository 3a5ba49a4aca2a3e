import { defineTool } from '#app/lib/tool-manifest.ts'
import { festivalSubpath, greatFestivals } from './great-festivals.ts'

/** Names in the usage log. */
export const events = { open: 'nepali-calendar' } as const

export const tool = defineTool({
  slug: 'nepali-calendar',
  name: { en: 'Nepali Calendar', ne: 'नेपाली पात्रो' },
  description: {
    en: 'Browse the Bikram Sambat calendar month by month with festivals and public holidays.',
    ne: 'विक्रम संवत्‌को पात्रो महिनैपिच्छे हेर्नुहोस्, चाडपर्व र सार्वजनिक बिदासहित।',
  },
  icon: 'calendar',
  category: 'Utility',
  group: 'dates',
  order: 2,
  seo: {
    title: {
      en: 'Nepali Calendar (Bikram Sambat) with Festivals',
      ne: 'नेपाली पात्रो (विक्रम संवत्) चाडपर्वसहित',
    },
    description: {
      en: 'See the Nepali calendar month by month, with festivals, weekdays and matching English dates from Baisakh to Chaitra.',
      ne: 'वैशाखदेखि चैतसम्मको नेपाली पात्रो महिनैपिच्छे हेर्नुहोस्: चाडपर्व, बार र अङ्ग्रेजी तारिखसहित।',
    },
    keywords: { en: 'nepali calendar, bikram sambat, patro', ne: 'नेपाली पात्रो, विक्रम संवत्, क्यालेन्डर' },
  },
  keywords:
    'calendar,nepali calendar,bikram sambat,vikram samvat,bs,patro,nepali patro,festival,holiday,public holiday,today,tithi,dashain,tihar,chad parba,bida,aaja,gate,mahina,पात्रो,नेपाली पात्रो,क्यालेन्डर,विक्रम संवत्,चाडपर्व,बिदा,आज,गते,महिना,दशैँ,तिहार',
  below: {
    depth: 3,
    stored: /^\/(\d{4}(\/\d{1,2})?|festivals\/[a-z-]+)$/,
    listed: greatFestivals.map(({ slug }) => festivalSubpath(slug)),
  },
  params: ['year', 'month', 'day-bs'],
  events,
  ads: true,
  released: '2026-11-21',
})
