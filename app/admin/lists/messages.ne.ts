import { en, type ListMessages } from './messages.en.ts'

const ne: ListMessages = {
  search: 'खोज्नुहोस्',
  sortBy: 'क्रमको आधार',
  ascending: 'बढ्दो',
  descending: 'घट्दो',
  count: (count) => `${count} वटा`,
  loading: 'लोड हुँदै छ…',
  tryAgain: 'फेरि प्रयास गर्नुहोस्',
  nothing: {
    search: { none: 'खोजेअनुसार केही भेटिएन।', clear: 'खोजी हटाउनुहोस्' },
    filtered: { none: 'छानेअनुसार केही भेटिएन।', clear: 'फिल्टर हटाउनुहोस्' },
    page: { none: 'यो सूचीमा त्यति पृष्ठ छैनन्।', clear: 'पहिलो पृष्ठमा जानुहोस्' },
  },
  filters: 'फिल्टर',
  all: 'सबै',
  filterTexts: {
    active: { label: 'अवस्था', values: { yes: 'सक्रिय', no: 'निष्क्रिय' } },
    logo: { label: 'लोगो', values: { none: 'लोगो नभएका', some: 'लोगो भएका' } },
    checked: {
      label: 'जाँच',
      values: { never: 'जाँच नभएका', old: '९० दिनभन्दा पहिले जाँचिएका', recent: 'पछिल्लो ९० दिनमा जाँचिएका' },
    },
    verified: {
      label: 'प्रमाणित',
      values: {
        never: 'प्रमाणित नभएका',
        old: '९० दिनभन्दा पहिले प्रमाणित',
        recent: 'पछिल्लो ९० दिनमा प्रमाणित',
      },
    },
    provider: { label: 'सेवा प्रदायक', values: {} },
  },
  selection: 'छनोट',
  selectRow: (name) => `${name} छान्नुहोस्`,
  selectPage: 'पृष्ठ छान्नुहोस्',
  selectMatching: (count) => `सबै ${count} वटा छान्नुहोस्`,
  selected: (count) => `${count} वटा छानियो`,
  clearSelection: 'छनोट हटाउनुहोस्',
  actions: 'कार्य',
  rowActions: {
    edit: { button: 'सम्पादन', buttonOf: (name) => `${name} सम्पादन गर्नुहोस्` },
    delete: { button: 'मेट्नुहोस्', buttonOf: (name) => `${name} मेट्नुहोस्` },
  },
  pages: 'पृष्ठहरू',
  pageOf: (page, pages) => `${pages} मध्ये पृष्ठ ${page}`,
  previous: 'अघिल्लो',
  next: 'अर्को',
  status: 'अवस्था',
  active: 'सक्रिय',
  inactive: 'निष्क्रिय',
}

export const messages = { en, ne }
