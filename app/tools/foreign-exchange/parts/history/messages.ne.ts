import { en, type HistoryMessages } from './messages.en.ts'

const ne: HistoryMessages = {
  heading: 'दर कसरी घटबढ भयो',
  about: 'यस साइटमा राखिएका केन्द्रीय बैंकका दर, नेपाली रुपैयाँमा।',
  currency: 'मुद्रा',
  span: 'अवधि',
  spans: { d7: '७ दिन', d30: '३० दिन', d90: '९० दिन', d365: '१ वर्ष' },
  loading: 'पुराना दिनको दर लोड हुँदै छ...',
  failed: 'पुराना दिनको दर ल्याउन सकिएन।',
  known: (known, days) => `पछिल्ला ${days} दिनमध्ये ${known} दिनको दर यहाँ थाहा छ।`,
  line: {
    lowest: 'सबैभन्दा कम',
    average: 'औसत',
    highest: 'सबैभन्दा धेरै',
    tooFew: 'रेखा कोर्न पुग्ने दिन छैनन्।',
    pointer: 'चार्टको दिन',
    since: (day) => `${day} देखिको मात्र दर छ।`,
    gaps: 'टुक्रे रेखा भएको ठाउँमा बीचका दिनको दर छैन।',
  },
  buy: 'खरिद',
  sell: 'बिक्री',
  perUnit: (unit) => `खरिद दर, ${unit} को नेपाली रुपैयाँमा`,
  summary: (code, from, to, low, high) =>
    `${from} देखि ${to} सम्म ${code} को खरिद दर, रु. ${low} र रु. ${high} को बीचमा। तलको तालिकामा सबै दर छन्।`,
  table: 'सबै दर तालिकामा',
  date: 'मिति',
  csv: 'सीएसभी डाउनलोड गर्नुहोस्',
  unit: 'एकाइ',
  fileName: 'विनिमय-दर',
}

export const messages = { en, ne }
