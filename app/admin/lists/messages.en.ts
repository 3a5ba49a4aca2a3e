export const en = {
  search: 'Search',
  sortBy: 'Sort by',
  ascending: 'ascending',
  descending: 'descending',
  count: (count: string) => (count === '1' ? '1 entry' : `${count} entries`),
  loading: 'Loading…',
  tryAgain: 'Try Again',
  nothing: {
    search: { none: 'Nothing matches this search.', clear: 'Clear the search' },
    filtered: { none: 'Nothing matches these filters.', clear: 'Clear filters' },
    page: { none: 'This list has fewer pages.', clear: 'Go to the first page' },
  },
  filters: 'Filters',
  all: 'All',
  filterTexts: {
    active: { label: 'Status', values: { yes: 'Active', no: 'Inactive' } },
    logo: { label: 'Logo', values: { none: 'Without a logo', some: 'With a logo' } },
    checked: {
      label: 'Checked',
      values: {
        never: 'Not checked',
        old: 'Checked over 90 days ago',
        recent: 'Checked in the last 90 days',
      },
    },
    verified: {
      label: 'Verified',
      values: {
        never: 'Not verified',
        old: 'Verified over 90 days ago',
        recent: 'Verified in the last 90 days',
      },
    },
    provider: { label: 'Provider', values: {} },
  },
  selection: 'Selection',
  selectRow: (name: string) => `Select ${name}`,
  selectPage: 'Select page',
  selectMatching: (count: string) => `Select all ${count}`,
  selected: (count: string) => `${count} selected`,
  clearSelection: 'Clear selection',
  actions: 'Actions',
  rowActions: {
    edit: { button: 'Edit', buttonOf: (name: string) => `Edit ${name}` },
    delete: { button: 'Delete', buttonOf: (name: string) => `Delete ${name}` },
  },
  pages: 'Pages',
  pageOf: (page: string, pages: string) => `Page ${page} of ${pages}`,
  previous: 'Previous',
  next: 'Next',
  status: 'Status',
  active: 'Active',
  inactive: 'Inactive',
}

export type ListMessages = typeof en
