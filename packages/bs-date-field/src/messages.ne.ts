import { en, type FieldMessages } from './messages.en.ts'

const ne: FieldMessages = {
  year: 'वर्ष',
  month: 'महिना',
  day: 'गते',
  placeholders: { year: 'वर्ष', month: 'महिना', day: 'गते' },
  empty: 'खाली',
  open: 'पात्रोबाट दिन छान्नुहोस्',
  incomplete: 'वर्ष, महिना र गते तीनै लेख्नुहोस्।',
  noSuchMonth: 'वर्षमा १२ महिना हुन्छन्।',
  shortMonth: (month, days) => `${month} मा ${days} दिन छन्।`,
  outside: 'वि.सं. १९७० देखि २०९० सम्मका मिति मात्र मिल्छन्।',
  tooEarly: (first) => `${first} भन्दा अघिको मिति मिल्दैन।`,
  tooLate: (last) => `${last} भन्दा पछिको मिति मिल्दैन।`,
  unreadable: (pasted) => `“${pasted}” पढ्न सकिएन। वर्ष, महिना र गते लेख्नुहोस्।`,
  ambiguous: (first, second) => `${first} कि ${second}? वर्ष पहिले राखेर लेख्नुहोस्।`,
  converted: (ad) => `ई.सं. ${ad} बाट रूपान्तरण गरिएको।`,
  notLoaded: 'पात्रो खुल्न सकेन। मिति टाइप गर्नुहोस्।',
}

export const messages = { en, ne }
