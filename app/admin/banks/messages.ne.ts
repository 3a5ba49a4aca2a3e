import { type BanksMessages, en } from './messages.en.ts'

const ne: BanksMessages = {
  caption: 'बैंकहरू',
  errorTitle: 'बैंकहरू ल्याउन सकिएन',
  emptyTitle: 'कुनै बैंक भेटिएन',
  add: 'बैंक थप्नुहोस्',
  addTitle: 'नयाँ बैंक',
  editTitle: 'बैंक सम्पादन',
  deleteTitle: () => 'यो बैंक मेट्ने हो?',
  deleteText: (name) => `${name} साँच्चै मेट्ने हो? पहिले बनाइएका भुक्तानी कोड चलिरहन्छन्।`,
  saved: 'बैंक सुरक्षित भयो।',
  deleted: 'बैंक मेटियो।',
  hints: {
    code: 'भुक्तानी क्यूआरमा हुने बैंकको कोड, प्रायः स्विफ्ट कोड।',
    logo_url: 'HTTPS ठेगाना, जहाँ बढीमा २५६ केबीको पीएनजी, जेपेग वा वेबपी तस्बिर छ।',
  },
  labels: {
    code: 'कोड',
  },
}

export const messages = { en, ne }
