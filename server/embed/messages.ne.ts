import { en, type FrameMessages } from './messages.en.ts'

const ne: FrameMessages = {
  calendar: {
    title: (month) => `${month} – नेपाली पात्रो`,
    previous: 'अघिल्लो महिना',
    next: 'अर्को महिना',
    festivals: 'चाडपर्व र बिदा',
    marks: {
      all: 'सार्वजनिक बिदा',
      some: 'केही समुदाय वा ठाउँको बिदा',
      festival: 'चाडपर्व वा दिवस',
    },
    more: 'नेपाली पात्रो:',
  },
  today: {
    title: 'आज',
    tithi: (name) => `तिथि: ${name}`,
    next: (name, days) =>
      days === '१' ? `भोलि: ${name} (सार्वजनिक बिदा)` : `अर्को सार्वजनिक बिदा: ${name}, ${days} दिनमा`,
  },
  rates: {
    title: 'नेपालमा विनिमय दर',
    currency: 'मुद्रा',
    buy: 'खरिद (रु.)',
    sell: 'बिक्री (रु.)',
    bank: 'नेपाल राष्ट्र बैंक',
    missing: 'बैंकको दर अझै आइपुगेको छैन।',
    more: 'सबै दर:',
  },
  gold: {
    title: 'नेपालमा सुनचाँदीको भाउ',
    metal: 'धातु',
    tola: 'तोलाको रु.',
    tenGram: '१० ग्रामको रु.',
    gold: 'छापावाल सुन',
    silver: 'चाँदी',
    noSource: 'स्रोत उल्लेख छैन',
    missing: 'सुनको भाउ अझै आइपुगेको छैन।',
    failed: 'अहिले भाउ हेर्न मिलेन।',
    more: 'भाउ र हिसाब:',
  },
  converter: {
    title: 'मिति रूपान्तरण',
    direction: 'कुनबाट कुनमा',
    from: { bs: 'वि.सं. बाट ई.सं.', ad: 'ई.सं. बाट वि.सं.' },
    date: 'मिति (साल-महिना-दिन)',
    convert: 'बदल्नुहोस्',
    more: 'उमेर, सूची र कार्यदिन:',
    answers: {
      result: { bs: 'वि.सं. #', ad: 'ई.सं. #' },
      unreadable: 'यो मिति बुझिएन। साल, महिना र दिन लेख्नुहोस्, जस्तै २०८३-०८-११।',
      outside: 'वि.सं. १९७० देखि २०९० सम्मका मिति मात्र बदल्न मिल्छ (ई.सं. १९१३ अप्रिल १३ देखि २०३४ अप्रिल १३)।',
      short: 'त्यो महिनामा # दिन छन्।',
    },
  },
}

export const messages = { en, ne }
