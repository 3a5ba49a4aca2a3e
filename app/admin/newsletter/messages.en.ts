export const en = {
  caption: 'Subscribers, latest first',
  errorTitle: 'Error Loading Subscribers',
  emptyTitle: 'No Subscribers Found',
  emptyText: 'The newsletter has no subscribers yet.',
  download: 'Download CSV',
  downloading: 'Downloading…',
  downloaded: 'The file is downloaded.',
  columnTitles: {
    email: 'E-mail',
    city: 'City',
    country: 'Country',
    created_at: 'Subscribed',
    delivery: 'Delivery',
  },
  unknown: 'Unknown',
  show: 'Show',
  all: 'All',
  filters: {
    subscribed: 'Subscribed',
    unsubscribed: 'Unsubscribed',
    failed: 'Delivery failed',
    waiting: 'Waiting for delivery',
  },
  saving: 'Please wait…',
  dialogs: {
    resend: {
      button: 'Send again',
      buttonOf: (email: string) => `Send again: ${email}`,
      title: 'Send again?',
      text: (email: string) => `The subscription of ${email} is passed on to the newsletter service again.`,
      done: 'It is sent again within a minute.',
    },
    unsubscribe: {
      button: 'Unsubscribe',
      buttonOf: (email: string) => `Unsubscribe ${email}`,
      title: 'Unsubscribe this address?',
      text: (email: string) =>
        `${email} is no longer passed on, and only its owner can subscribe it again. If the newsletter service has the address already, remove it there too.`,
      done: 'The address is unsubscribed.',
    },
    delete: {
      button: 'Delete',
      buttonOf: (email: string) => `Delete ${email}`,
      title: 'Delete this subscriber?',
      text: (email: string) =>
        `Everything stored about ${email} is deleted for good, also that it unsubscribed: if it is entered into the form again, it is subscribed at once. If the newsletter service has the address, remove it there too.`,
      done: 'The subscriber is deleted.',
    },
  },
  unsubscribed: (when: string) => `Unsubscribed: ${when}`,
  states: {
    none: 'Not passed on',
    waiting: 'Waiting',
    retrying: 'Trying again',
    delivered: 'Delivered',
    failed: 'Failed',
  },
  lastError: (error: string) => `Last error: ${error}`,
  troubles: {
    unreachable: 'The service could not be reached',
    'too-slow': 'The service took too long',
    redirected: 'The service leads to another address',
    limited: 'The service got too many requests',
    refused: 'The service refused it',
  },
  trouble: (text: string, status: string) => `${text} (${status})`,
}

export type NewsletterMessages = typeof en
