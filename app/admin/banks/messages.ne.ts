import type { BanksWords } from './messages.en.ts'

export const ne: BanksWords = {
  caption: 'बैंकहरू',
  errorTitle: 'बैंकहरू ल्याउन सकिएन',
  emptyTitle: 'कुनै बैंक भेटिएन',
  add: 'बैंक थप्नुहोस्',
  addTitle: 'नयाँ बैंक',
  editTitle: 'बैंक सम्पादन',
  deleteTitle: 'यो बैंक मेट्ने हो?',
  deleteText: (name) => `${name} साँच्चै मेट्ने हो? पहिले बनाइएका भुक्तानी कोड चलिरहन्छन्।`,
  saved: 'बैंक सुरक्षित भयो।',
  deleted: 'बैंक मेटियो।',
  labels: {
    name: 'नाम',
    name_ne: 'नेपालीमा नाम',
    code: 'कोड',
    logo_url: 'लोगोको ठेगाना',
    sort_order: 'क्रम',
    is_active: 'आगन्तुकलाई देखाउने',
  },
  nepaliHint: 'खाली छोडे नेपाली पृष्ठमा अङ्ग्रेजी नाम देखिन्छ।',
  codeHint: 'भुक्तानी क्यूआरमा हुने बैंकको कोड, प्रायः स्विफ्ट कोड।',
  optional: 'नराखे पनि हुन्छ।',
  orderHint: 'सानो अङ्क अगाडि आउँछ।',
}
