export const en = {
  caption: 'Banks',
  errorTitle: 'Error Loading Banks',
  emptyTitle: 'No Banks Found',
  add: 'Add Bank',
  addTitle: 'Add New Bank',
  editTitle: 'Edit Bank',
  deleteTitle: () => 'Delete this bank?',
  deleteText: (name: string) =>
    `Are you sure you want to delete ${name}? Payment codes made before keep working.`,
  saved: 'The bank is saved.',
  deleted: 'The bank is deleted.',
  hints: {
    code: 'The bank code of payment QR codes, mostly the SWIFT code.',
    logo_url: 'It starts with https:// and leads to a PNG, JPEG or WebP of at most 256 KB.',
  },
  labels: {
    code: 'Code',
  },
}

export type BanksMessages = typeof en
