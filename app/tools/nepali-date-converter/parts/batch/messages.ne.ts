import { type BatchMessages, en } from './messages.en.ts'

const ne: BatchMessages = {
  heading: 'धेरै मिति एकै पटक रूपान्तरण गर्नुहोस्',
  about: (max) => `हरेक हरफमा एउटा मिति टाँस्नुहोस्, बढीमा ${max} वटा। मिति यही ब्राउजरमा रहन्छन्।`,
  label: 'मितिहरू, हरेक हरफमा एउटा',
  toAd: 'नेपाली (वि.सं.) बाट अङ्ग्रेजी (ई.सं.)',
  toBs: 'अङ्ग्रेजी (ई.सं.) बाट नेपाली (वि.सं.)',
  convert: 'सबै रूपान्तरण गर्नुहोस्',
  empty: 'कम्तीमा एउटा मिति टाँस्नुहोस्।',
  tooMany: (count, max) => `यहाँ ${count} हरफ छन्। एक पटकमा बढीमा ${max} हरफ रूपान्तरण गर्न सकिन्छ।`,
  progress: (done, total) => `${total} मध्ये ${done} हरफ`,
  done: (good, bad) =>
    bad === '०' ? `सबै ${good} मिति रूपान्तरण भए।` : `${good} मिति रूपान्तरण भए, ${bad} भएनन्।`,
  whichCalendar: (lines) => `${lines} लाइन नेपाली वा अङ्ग्रेजी दुवै मिति हुन सक्छन्। कुन हुन्?`,
  readAs: { bs: 'नेपाली मिति (वि.सं.)', ad: 'अङ्ग्रेजी मिति (ई.सं.)' },
  download: 'सीएसभी डाउनलोड गर्नुहोस्',
  fileName: 'मिति-रूपान्तरण',
  results: 'नतिजाहरू',
  line: 'हरफ',
  given: 'दिइएको',
  result: 'नतिजा',
  weekday: 'बार',
  remark: 'कैफियत',
  more: (count) => `थप ${count} देखाउनुहोस्`,
}

export const messages = { en, ne }
