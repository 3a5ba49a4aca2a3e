import { defineTool } from '#app/lib/tool-manifest.ts'

/** Names in the usage log. */
export const events = { open: 'number-to-words-view' } as const

export const tool = defineTool({
  slug: 'number-to-words',
  name: { en: 'Amount in Words', ne: 'रकम अक्षरमा' },
  description: {
    en: 'Write an amount in Nepali and English words for a cheque, a contract or a receipt.',
    ne: 'चेक, कागज वा रसिदका लागि रकम नेपाली र अङ्ग्रेजी अक्षरमा लेख्नुहोस्।',
  },
  icon: 'file-text',
  category: 'Converter',
  group: 'writing',
  order: 11,
  seo: {
    title: {
      en: 'Amount in Words: Nepali and English, Lakh and Crore',
      ne: 'रकम अक्षरमा: नेपाली र अङ्ग्रेजी, चेक र कागजका लागि',
    },
    description: {
      en: 'Turn rupees into words for cheques and contracts, in Nepali and English, with lakh, crore, arab and kharab. Type 1,25,000 or १,२५,००० and copy.',
      ne: 'चेक र कागजमा लेख्ने रकम अक्षरमा हेर्नुहोस्: लाख, करोड, अर्ब र खर्बसम्म, नेपाली र अङ्ग्रेजी दुवैमा। १,२५,००० लेख्नुहोस् र प्रतिलिपि गर्नुहोस्।',
    },
    keywords: {
      en: 'number to words nepali, amount in words nepal, cheque amount in words',
      ne: 'रकम अक्षरमा, अङ्कलाई अक्षरमा, चेकमा अक्षरेपी',
    },
  },
  keywords:
    'number to words,amount in words,in words,spell a number,cheque,check,voucher,receipt,contract,tamasuk,rupees and paisa,lakh,crore,arab,kharab,nepali number words,akshar,akshar ma,akshar ma lekhne,aksharepi,rakam,anka,shabda,अक्षरमा,अक्षरेपी,रकम,अङ्क,शब्दमा,चेक,भौचर,रसिद,तमसुक,लाख,करोड,अर्ब,खर्ब',
  events,
  postBytes: 1024,
  ads: true,
  released: '2026-11-29',
})
