import { messages as corrections } from '#app/records/corrections/messages.ne.ts'
import { type CorrectionsMessages, en } from './messages.en.ts'

const states = { open: 'निर्णय बाँकी', accepted: 'मानिएको', declined: 'नमानिएको' }

const ne: CorrectionsMessages = {
  queue: 'खबरहरू',
  errorTitle: 'खबर ल्याउन सकिएन',
  emptyTitle: 'निर्णय गर्न बाँकी खबर छैन',
  emptyText: 'सबै खबरमा निर्णय भइसक्यो। नयाँ खबर आए यहाँ देखिन्छ।',
  all: 'सबै',
  count: (count) => `${count} खबर`,
  filters: {
    state: { label: 'अवस्था', values: states },
    kind: {
      label: 'केबारे',
      values: corrections.ne.kinds,
    },
    language: { label: 'भाषा', values: { en: 'अङ्ग्रेजी', ne: 'नेपाली' } },
  },
  report: 'खबर',
  reported: (when) => `खबर आएको: ${when}`,
  noMessage: 'प्रयोगकर्ताले लेखेको कुरा ९० दिनपछि मेटियो।',
  link: 'दिइएको स्रोत',
  datum: 'विवरण',
  before: 'खबर आउँदा देखिएको',
  now: 'अहिले देखिने',
  same: 'खबर आएदेखि फेरिएको छैन',
  gone: 'यो मेटिइसक्यो।',
  hidden: 'निष्क्रिय छ, साइटमा देखिँदैन।',
  openEditor: 'सम्पादन खोल्नुहोस्',
  openPage: 'साइटको पृष्ठ खोल्नुहोस्',
  openPrices: 'खण्ड खोल्नुहोस्',
  decision: 'निर्णय',
  decided: (when) => `निर्णय भएको: ${when}`,
  labels: {
    reason: 'कारण, अङ्ग्रेजीमा (साइटमा देखिन्छ)',
    reason_ne: 'कारण, नेपालीमा (साइटमा देखिन्छ)',
    state: 'अवस्था',
  },
  options: { state: states },
  reasonHint: 'केसँग भिडाएर हेर्नुभयो, लेख्नुहोस्। खबरमा भएको कसैको व्यक्तिगत कुरा नदोहोर्‍याउनुहोस्।',
  reasonMissing: 'कारण लेख्नुहोस्: निर्णयसँगै साइटमा देखिन्छ।',
  accept: 'मान्नुहोस्',
  decline: 'नमान्नुहोस्',
  remove: 'स्प्याम भनेर मेट्नुहोस्',
  reopen: 'निर्णय फिर्ता लिनुहोस्',
  selected: (count) => `${count} खबर छानिए`,
  unchangedMany: (count) => `तीमध्ये ${count} वटा खबर आएदेखि विवरण फेरिएको छैन: मानेर मात्र विवरण सच्चिँदैन।`,
  questions: {
    accepted: {
      title: 'विवरण फेरिएको छैन, तैपनि मान्ने हो?',
      text: 'खबर आउँदा जे देखिएको थियो, अहिले पनि त्यही देखिन्छ। मानेर मात्र विवरण सच्चिँदैन: पहिले विवरण सच्याउनुहोस्, वा खबर नमान्नुहोस्।',
      yes: 'तैपनि मान्नुहोस्',
    },
    removed: {
      title: 'स्प्याम भनेर मेटाउने हो?',
      text: 'यो खबर सधैँका लागि मेटिन्छ, साइटमा कतै देखिँदैन।',
      yes: 'स्प्याम भनेर मेट्नुहोस्',
    },
  },
  done: {
    accepted: (count) => `मानियो र साइटमा राखियो: ${count}`,
    declined: (count) => `मानिएन, कारण साइटमा राखियो: ${count}`,
    removed: (count) => `मेटियो: ${count}`,
    reopened: (count) => `फेरि निर्णय बाँकी: ${count}`,
  },
}

export const messages = { en, ne }
