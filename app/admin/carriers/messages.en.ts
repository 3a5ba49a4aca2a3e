export const en = {
  caption: 'Carriers',
  errorTitle: 'Error Loading Carriers',
  emptyTitle: 'No Carriers Found',
  add: 'Add Carrier',
  addTitle: 'Add New Carrier',
  editTitle: 'Edit Carrier',
  deleteTitle: () => 'Delete this carrier?',
  deleteText: (name: string) =>
    `Are you sure you want to delete ${name}? Numbers with its prefixes will no longer be recognised.`,
  saved: 'The carrier is saved.',
  deleted: 'The carrier is deleted.',
  hints: {
    prefixes: 'The first three digits of a number. No two carriers share one.',
    status_note: 'Shown where the service has ended, for example when its licence was revoked.',
  },
  labels: {
    technology: 'Technology',
    prefixes: 'Prefixes',
    icon_name: 'Icon',
    color: 'Colour',
    status: 'Service',
    status_note: 'Remark on the service',
    status_note_ne: 'Remark on the service in Nepali',
  },
  prefix: (row: string) => `Prefix ${row}`,
  removePrefix: (prefix: string) => `Remove prefix ${prefix}`,
  options: {
    status: { operating: 'In operation', ended: 'Ended' },
    color: {
      blue: 'Blue',
      purple: 'Purple',
      green: 'Green',
      orange: 'Orange',
      red: 'Red',
      pink: 'Pink',
      indigo: 'Indigo',
      yellow: 'Yellow',
    },
  },
}

export type CarriersMessages = typeof en
