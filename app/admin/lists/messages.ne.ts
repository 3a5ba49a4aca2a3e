import { en, type ListMessages } from './messages.en.ts'

const ne: ListMessages = {
  search: 'खोज्नुहोस्',
  sortBy: 'क्रम',
  ascending: 'बढ्दो',
  descending: 'घट्दो',
  count: (count) => `${count} वटा`,
  loading: 'लोड हुँदै छ…',
  tryAgain: 'फेरि प्रयास गर्नुहोस्',
  nothingFound: 'खोजेअनुसार केही भेटिएन।',
  noSuchPage: 'यो सूचीमा त्यति पृष्ठ छैनन्।',
  firstPage: 'पहिलो पृष्ठमा जानुहोस्',
  clearSearch: 'खोजी हटाउनुहोस्',
  actions: 'कार्य',
  edit: 'सम्पादन',
  editOf: (name) => `${name} सम्पादन गर्नुहोस्`,
  delete: 'मेट्नुहोस्',
  deleteOf: (name) => `${name} मेट्नुहोस्`,
  pages: 'पृष्ठहरू',
  pageOf: (page, pages) => `${pages} मध्ये पृष्ठ ${page}`,
  previous: 'अघिल्लो',
  next: 'अर्को',
  order: 'क्रम',
  status: 'अवस्था',
  active: 'सक्रिय',
  inactive: 'निष्क्रिय',
}

export const messages = { en, ne }
