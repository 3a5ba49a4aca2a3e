export const en = {
  caption: 'Banks',
  errorTitle: 'Error Loading Banks',
  emptyTitle: 'No Banks Found',
  add: 'Add Bank',
  addTitle: 'Add New Bank',
  editTitle: 'Edit Bank',
  deleteTitle: 'Delete this bank?',
  deleteText: (name: string) =>
    `Are you sure you want to delete ${name}? Payment codes that were made before go on working.`,
  saved: 'The bank is saved.',
  deleted: 'The bank is deleted.',
  labels: {
    name: 'Name',
    name_ne: 'Name in Nepali',
    code: 'Code',
    logo_url: 'Logo address',
    sort_order: 'Order',
    is_active: 'Shown to visitors',
  },
  nepaliHint: 'Left empty, Nepali pages show the English name.',
  codeHint: 'The bank code of payment QR codes, mostly the SWIFT code.',
  optional: 'Optional.',
  orderHint: 'Lower numbers come first.',
}

export type BanksWords = typeof en
