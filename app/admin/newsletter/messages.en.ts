export const en = {
  caption: 'Subscribers, latest first',
  errorTitle: 'Error Loading Subscribers',
  emptyTitle: 'No Subscribers Found',
  emptyText: 'Nobody has subscribed to the newsletter yet.',
  download: 'Download CSV',
  downloading: 'Downloading…',
  downloaded: 'The file is downloaded.',
  heads: {
    email: 'E-mail',
    city: 'City',
    country: 'Country',
    created_at: 'Subscribed',
    delivery: 'Delivery',
  },
  unknown: 'Unknown',
  unsubscribed: (when: string) => `Unsubscribed: ${when}`,
  states: {
    none: 'Not passed on',
    waiting: 'Waiting',
    retrying: 'Trying again',
    delivered: 'Delivered',
    failed: 'Failed',
  },
  attempts: (count: string) => (count === '1' ? '1 attempt' : `${count} attempts`),
  next: (when: string) => `Next attempt: ${when}`,
  lastError: (error: string) => `Last error: ${error}`,
}

export type NewsletterMessages = typeof en
