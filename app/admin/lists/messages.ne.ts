import type { ListWords } from './messages.en.ts'

export const ne: ListWords = {
  search: 'खोज्नुहोस्',
  sortBy: 'क्रम',
  ascending: 'बढ्दो',
  descending: 'घट्दो',
  count: (count) => `${count} वटा`,
  loading: 'आउँदै छ…',
  tryAgain: 'फेरि प्रयास गर्नुहोस्',
  nothingFound: 'खोजेअनुसार केही भेटिएन।',
  clearSearch: 'खोज हटाउनुहोस्',
  actions: 'काम',
  edit: 'सम्पादन',
  editOf: (name) => `${name} सम्पादन गर्नुहोस्`,
  delete: 'मेट्नुहोस्',
  deleteOf: (name) => `${name} मेट्नुहोस्`,
  pages: 'पृष्ठहरू',
  pageOf: (page, pages) => `${pages} मध्ये पृष्ठ ${page}`,
  previous: 'अघिल्लो',
  next: 'पछिल्लो',
  active: 'सक्रिय',
  inactive: 'निष्क्रिय',
}
