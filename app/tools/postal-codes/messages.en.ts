export const en = {
  title: 'Postal Codes',
  subtitle: 'Find the five-digit code of a post office in Nepal.',
  searchLabel: 'Place, district or code',
  searchPlaceholder: 'Pokhara, 446 …',
  districtLabel: 'District',
  allDistricts: 'All Districts',
  search: 'Search',
  clear: 'Clear filters',
  results: 'Post offices',
  summary: (district: string, query: string) => (query ? `${district}, matching “${query}”` : district),
  count: (found: string, all: string) => `Showing ${found} results out of ${all} postal codes`,
  noResults: 'No results found',
  listDate: 'The published list as it was in June 2025',
  near: 'Did you mean one of these?',
  elsewhere: (count: string) => `Show ${count} in all districts`,
  headOffices: 'Head offices of large cities',
  noResultsHint: 'Try adjusting your search or filter to find postal codes',
  columns: { district: 'District', office: 'Post Office', code: 'Postal Code', type: 'Post Office Type' },
  alsoSpelled: 'The list spells this district in two ways. More of its offices:',
  ambiguous:
    'Nawalparasi and Rukum were each divided in two in 2015. The list does not say which half an office is in.',
  copyCode: (code: string) => `Copy code ${code}`,
  copied: (text: string) => `Copied: ${text}`,
  wholeList: (count: string) => `All ${count} postal codes`,
  address: 'Copy address',
  showAll: (count: string) => `Show all ${count}`,
  shortTypes: {
    'D.P.O.': 'District Post Office (D.P.O.)',
    'A.P.O.': 'Area Post Office (A.P.O.)',
    'G.P.O.': 'General Post Office (G.P.O.)',
    'E.R.P.D.': 'Eastern Regional Postal Directorate (E.R.P.D.)',
    'W.R.P.D.': 'Western Regional Postal Directorate (W.R.P.D.)',
    'M.W.R.P.D.': 'Mid-Western Regional Postal Directorate (M.W.R.P.D.)',
    'F.W.R.P.D.': 'Far-Western Regional Postal Directorate (F.W.R.P.D.)',
  } as Readonly<Record<string, string>>,
  ask: {
    /** Behind the name of the district, or of the place of an area office. */
    types: {
      'A.P.O.': 'Area Post Office',
      'D.P.O.': 'District Post Office',
      'G.P.O.': 'General Post Office',
      'E.R.P.D.': 'Regional Postal Directorate',
      'W.R.P.D.': 'Regional Postal Directorate',
      'M.W.R.P.D.': 'Regional Postal Directorate',
      'F.W.R.P.D.': 'Regional Postal Directorate',
    } as Readonly<Record<string, string>>,
    /** Between what is offered. */
    or: ', or ',
    offers: (name: string, offers: string) => `The list has no office named ${name}. Did you mean ${offers}?`,
  },
}

export type PostalMessages = typeof en
