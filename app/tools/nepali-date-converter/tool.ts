import { defineTool } from '#app/lib/tool-manifest.ts'
import { events } from './tool-names.ts'

export const tool = defineTool({
  slug: 'nepali-date-converter',
  name: { en: 'Nepali Date Converter', ne: 'नेपाली मिति रूपान्तरण' },
  description: {
    en: 'Convert dates both ways between Bikram Sambat (BS) and the English calendar (AD).',
    ne: 'विक्रम संवत् (वि.सं.) र अङ्ग्रेजी पात्रो (ई.सं.) का मिति दुवैतर्फ रूपान्तरण गर्नुहोस्।',
  },
  icon: 'arrow-right-left',
  category: 'Utility',
  group: 'dates',
  order: 3,
  seo: {
    title: {
      en: 'Nepali Date Converter: BS to AD and AD to BS',
      ne: 'मिति रूपान्तरण: वि.सं. बाट ई.सं. र ई.सं. बाट वि.सं.',
    },
    description: {
      en: 'Convert a Nepali date to English or an English date to Nepali in one step. Covers BS 2000 to 2090 and AD 1944 to 2030.',
      ne: 'नेपाली मिति अङ्ग्रेजीमा वा अङ्ग्रेजी मिति नेपालीमा एकै पटकमा रूपान्तरण गर्नुहोस्। वि.सं. २००० देखि २०९० र ई.सं. १९४४ देखि २०३० सम्म।',
    },
    keywords: {
      en: 'nepali date converter, bs to ad, ad to bs',
      ne: 'मिति परिवर्तन, वि.सं. बाट ई.सं., नेपाली मिति',
    },
  },
  keywords:
    'date converter,convert date,bs to ad,ad to bs,nepali date,english date,birthday,date of birth,age,bikram sambat,miti,miti paribartan,miti parivartan,janma miti,tarikh,gate,sambat,मिति,मिति परिवर्तन,मिति रूपान्तरण,जन्म मिति,तारिख,गते,वि.सं.,ई.सं.,विक्रम संवत्',
  events,
  postBytes: 4096,
  ads: true,
  released: '2026-11-21',
})
