import { en, type ProvidersMessages } from './messages.en.ts'

const ne: ProvidersMessages = {
  caption: 'इन्टरनेट सेवा प्रदायकहरू',
  errorTitle: 'सेवा प्रदायकहरू ल्याउन सकिएन',
  emptyTitle: 'कुनै सेवा प्रदायक भेटिएन',
  add: 'सेवा प्रदायक थप्नुहोस्',
  addTitle: 'नयाँ इन्टरनेट सेवा प्रदायक',
  editTitle: 'इन्टरनेट सेवा प्रदायक सम्पादन',
  deleteTitle: () => 'यो सेवा प्रदायक मेट्ने हो?',
  deleteText: (name) => `${name} साँच्चै मेट्ने हो? यसका सबै इन्टरनेट प्याकेज पनि मेटिनेछन्।`,
  deleteBulkText: 'यिनका सबै इन्टरनेट प्याकेज पनि मेटिन्छन्।',
  saved: 'सेवा प्रदायक सुरक्षित भयो।',
  deleted: 'सेवा प्रदायक र त्यसका प्याकेज मेटिए।',
  columnTitles: { website_url: 'वेबसाइट' },
  hints: {
    name_ne: 'खाली छोडे नेपाली पृष्ठमा अङ्ग्रेजी पाठ देखिन्छ।',
    contact_number: 'नराखे पनि हुन्छ।',
    logo_url: 'HTTPS ठेगाना, जहाँ बढीमा २५६ केबीको पीएनजी, जेपेग वा वेबपी तस्बिर छ।',
    is_active: 'निष्क्रिय गरे यसका प्याकेज पनि देखिँदैनन्।',
  },
  labels: {
    website_url: 'वेबसाइटको ठेगाना',
    contact_number: 'सम्पर्क नम्बर',
  },
  websiteHint: (http) => `नराखे पनि हुन्छ। ${http} बाट सुरु हुन्छ।`,
}

export const messages = { en, ne }
