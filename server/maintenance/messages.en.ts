export const en = {
  title: 'We will be back soon',
  again: 'Try again',
  emergency: 'Emergency numbers',
  /** Of the link to this language. */
  language: 'English',
  viewPage: 'View this page in English',
}

export type MaintenanceMessages = typeof en
