import { type ConsentMessages, en } from './messages.en.ts'

const ne: ConsentMessages = {
  title: 'तपाईंको गोपनीयताको छनोट',
  names: {
    'google-ads': 'गुगल विज्ञापन',
    'google-analytics': 'गुगल एनालिटिक्स',
    'meta-pixel': 'मेटा पिक्सेल',
    hotjar: 'हटजार',
  },
  and: ' र ',
  question: (vendors) =>
    `यस पृष्ठमा ${vendors} लोड गर्न दिनुहुन्छ? तिनले कुकी राख्छन् र तपाईंको इन्टरनेट ठेगाना र तपाईंले खोलेका पृष्ठ थाहा पाउँछन्। तिनबिना पनि सबै औजार उत्तिकै राम्रोसँग चल्छन्।`,
  privacyControl:
    'तपाईंको ब्राउजरले साइटहरूलाई तपाईंको विवरण अरूलाई नदिन भन्छ (ग्लोबल प्राइभेसी कन्ट्रोल)। हामी त्यसलाई "हुँदैन" मान्छौँ: यहाँ अरूको केही लोड हुँदैन।',
  now: { allowed: 'तपाईंले दिनुभएको छ।', refused: 'तपाईंले दिनुभएको छैन।' },
  allow: 'दिन्छु',
  refuse: 'दिन्नँ',
  close: 'बन्द गर्नुहोस्',
  privacy: 'गोपनीयता नीति',
}

export const messages = { en, ne }
