export const en = {
  search: 'Search',
  sortBy: 'Sort by',
  ascending: 'ascending',
  descending: 'descending',
  count: (count: string) => (count === '1' ? '1 entry' : `${count} entries`),
  loading: 'Loading…',
  tryAgain: 'Try Again',
  nothingFound: 'Nothing fits this search.',
  clearSearch: 'Clear the search',
  actions: 'Actions',
  edit: 'Edit',
  editOf: (name: string) => `Edit ${name}`,
  delete: 'Delete',
  deleteOf: (name: string) => `Delete ${name}`,
  pages: 'Pages',
  pageOf: (page: string, pages: string) => `Page ${page} of ${pages}`,
  previous: 'Previous',
  next: 'Next',
  active: 'Active',
  inactive: 'Inactive',
}

export type ListWords = typeof en
