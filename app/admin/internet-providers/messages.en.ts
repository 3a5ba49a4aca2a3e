export const en = {
  caption: 'Internet providers',
  errorTitle: 'Error Loading Providers',
  emptyTitle: 'No Providers Found',
  add: 'Add Provider',
  addTitle: 'Add New Internet Provider',
  editTitle: 'Edit Internet Provider',
  deleteTitle: () => 'Delete this provider?',
  deleteText: (name: string) =>
    `Are you sure you want to delete ${name}? This will also delete all of its internet plans.`,
  deleteBulkText: 'All of their internet plans are deleted with them.',
  saved: 'The provider is saved.',
  deleted: 'The provider and its plans are deleted.',
  columnTitles: { website_url: 'Website' },
  hints: {
    name_ne: 'If left empty, Nepali pages show the English text.',
    contact_number: 'Optional.',
    logo_url: 'It starts with https:// and leads to a PNG, JPEG or WebP of at most 256 KB.',
    is_active: 'If inactive, its plans are hidden too.',
  },
  labels: {
    website_url: 'Website address',
    contact_number: 'Contact number',
  },
  websiteHint: (http: string) => `Optional. It begins with ${http}.`,
}

export type ProvidersMessages = typeof en
