import { defineTool } from '#app/lib/tool-manifest.ts'

export const path = '/postal-codes'

/** Names in the usage log. */
export const events = { open: 'postal-code-view' } as const

export const tool = defineTool({
  slug: 'postal-codes',
  name: { en: 'Postal Codes', ne: 'हुलाक कोड' },
  description: {
    en: 'Search the postal code of any post office in Nepal by place, district or code.',
    ne: 'नेपालका सबै हुलाक कार्यालयको कोड ठाउँ, जिल्ला वा कोड नम्बरबाट खोज्नुहोस्।',
  },
  icon: 'mail',
  category: 'Utility',
  group: 'places',
  order: 8,
  seo: {
    title: {
      en: 'Nepal Postal Codes: Search by District or Post Office',
      ne: 'नेपालका हुलाक कोड: जिल्ला वा कार्यालयबाट खोज्नुहोस्',
    },
    description: {
      en: 'Find the five-digit postal code for post offices across Nepal. Filter by district or search by office name or code.',
      ne: 'नेपालभरिका हुलाक कार्यालयको पाँच अङ्कको कोड भेट्टाउनुहोस्। जिल्ला छान्नुहोस् वा कार्यालयको नाम वा कोडबाट खोज्नुहोस्।',
    },
    keywords: {
      en: 'nepal postal code, kathmandu zip code 44600',
      ne: 'नेपाल हुलाक कोड, पोस्टल कोड, काठमाडौँ ४४६००',
    },
  },
  keywords:
    'postal code,post code,postcode,zip,zip code,pin code,post office,mail,parcel,letter,address,district,kathmandu 44600,hulak,hulak code,chitthi,thegana,jilla,हुलाक,हुलाक कोड,पोस्टल कोड,जिप कोड,हुलाक कार्यालय,चिठी,पार्सल,ठेगाना,जिल्ला',
  events,
  params: ['district', 'sort', 'dir', 'page'],
  ads: true,
  released: '2026-11-21',
})
