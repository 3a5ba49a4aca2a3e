export const en = {
  caption: 'Internet providers',
  errorTitle: 'Error Loading Providers',
  emptyTitle: 'No Providers Found',
  add: 'Add Provider',
  addTitle: 'Add New Internet Provider',
  editTitle: 'Edit Internet Provider',
  deleteTitle: 'Delete this provider?',
  deleteText: (name: string) =>
    `Are you sure you want to delete ${name}? This will also delete all of its internet plans.`,
  saved: 'The provider is saved.',
  deleted: 'The provider and its plans are deleted.',
  heads: { website_url: 'Website' },
  logoMissing:
    'No picture could be fetched from the logo address: no PNG, JPEG or WebP of at most 256 KB answers there.',
  hints: {
    name_ne: 'If left empty, Nepali pages show the English text.',
    contact_number: 'Optional.',
    logo_url: 'Optional. It starts with https:// and leads to a PNG, JPEG or WebP of at most 256 KB.',
    sort_order: 'Lower numbers come first.',
    is_active: 'If inactive, its plans are hidden too.',
  },
  labels: {
    name: 'Name',
    name_ne: 'Name in Nepali',
    logo_url: 'Logo address',
    website_url: 'Website address',
    contact_number: 'Contact number',
    description: 'Description',
    description_ne: 'Description in Nepali',
    sort_order: 'Order',
    is_active: 'Shown to visitors',
  },
  websiteHint: (http: string) => `Optional. It begins with ${http}.`,
}

export type ProvidersMessages = typeof en
