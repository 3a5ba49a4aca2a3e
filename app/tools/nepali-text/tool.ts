import { defineTool } from '#app/lib/tool-manifest.ts'

/** Names in the usage log. */
export const events = { open: 'nepali-text-view', use: 'nepali-text' } as const

export const tool = defineTool({
  slug: 'nepali-text',
  name: { en: 'Preeti and Unicode', ne: 'प्रीति र युनिकोड' },
  description: {
    en: 'Turn Preeti, Kantipur and PCS Nepali text into Unicode, and Unicode back into these fonts.',
    ne: 'प्रीति, कान्तिपुर र पीसीएस नेपालीमा टाइप गरेको पाठलाई युनिकोडमा, र युनिकोडलाई ती फन्टमा बदल्नुहोस्।',
  },
  icon: 'file-text',
  category: 'Converter',
  group: 'writing',
  order: 14,
  seo: {
    title: {
      en: 'Preeti to Unicode and Back: Kantipur and PCS Nepali',
      ne: 'प्रीतिबाट युनिकोड र युनिकोडबाट प्रीति',
    },
    description: {
      en: 'Convert Preeti, Kantipur or PCS Nepali to Unicode and Unicode to these fonts. English stays, files work too, and no text leaves your browser.',
      ne: 'प्रीति, कान्तिपुर वा पीसीएस नेपालीलाई युनिकोडमा र युनिकोडलाई ती फन्टमा बदल्नुहोस्। पाठ तपाईंको ब्राउजरमै रहन्छ।',
    },
    keywords: {
      en: 'preeti to unicode, unicode to preeti, kantipur to unicode, pcs nepali to unicode',
      ne: 'प्रीति युनिकोड, प्रिती युनिकोड, कान्तिपुर फन्ट, पीसीएस नेपाली',
    },
  },
  keywords:
    'preeti,preeti to unicode,unicode to preeti,priti,kantipur font,pcs nepali,nepali font,nepali unicode,font converter,text converter,typing,preeti lai unicode,unicode lai preeti,प्रीति,प्रिती,प्रीती,प्रिती युनिकोड,प्रीतिलाई युनिकोड,युनिकोड,युनिकोडबाट प्रीति,कान्तिपुर फन्ट,पीसीएस नेपाली,नेपाली फन्ट,टाइप',
  events,
  postBytes: 102_400,
  ads: true,
  released: '2026-11-29',
})
