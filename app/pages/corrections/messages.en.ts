export const en = {
  title: 'Corrections',
  description: 'What visitors reported as wrong on this site, what was corrected, what was not, and why.',
  intro:
    'Every value on this site can be reported as wrong, without an account: press "Wrong?" beside it. Each report is compared with the sources. Here is what was decided, the newest first.',
  feed: 'Follow as a feed (Atom)',
  empty: 'No decisions yet.',
  failed: 'The list could not be loaded. Please try again in a minute.',
  accepted: (day: string) => `Corrected on ${day}`,
  declined: (day: string) => `Checked on ${day}, not changed`,
  kinds: {
    emergency: 'Emergency number',
    postal: 'Postal code',
    plan: 'Plan of an internet provider',
    bank: 'Bank',
    carrier: 'Mobile carrier',
    gold: 'Gold and silver price',
    day: 'Calendar day',
  },
  /** The form that reports a wrong value. */
  report: {
    title: 'Report a mistake',
    sentTitle: 'Thank you',
    about: 'What you report',
    shown: 'Shown on this site',
    message: 'What is wrong, and what is right?',
    messageHint:
      'Up to 1,000 characters. Please write no names, phone numbers or addresses of private persons.',
    link: 'Where can it be seen? (optional)',
    linkHint: 'The address of a page, such as that of an office or a provider.',
    send: 'Send report',
    kept: 'No account is needed. Your words are read by the operators of this site only, are not published, and are deleted after 90 days. What we decide is published with its reason.',
    sent: 'The report is stored. We compare it with the sources and publish what we decide.',
    published: 'See what was corrected',
    back: 'Back to the page',
    errors: {
      'no-message': 'Please write in a few words what is wrong (5 to 1,000 characters).',
      'no-link': 'This is not the address of a page. It begins with https://, or leave the field empty.',
      'too-many': 'Too many reports at once. Your text is still here; try again in a minute.',
      known: (email: string) =>
        `Enough reports about this entry wait already, so this one was not stored; we will look at the entry. Your text is still here: if it says something new, please write to ${email}.`,
      'share-used': (email: string) =>
        `Reports from your internet connection wait to be read already, so this one was not stored. Your text is still here: please try again tomorrow, or write to ${email}.`,
      full: (email: string) =>
        `We have more open reports than we can handle, so this one was not stored. Your text is still here: please try again tomorrow, or write to ${email}.`,
      failed:
        'That did not work, and the report was not stored. Your words are still here: please send them again in a minute.',
    },
    unknown: (email: string) =>
      `There is no such entry on this site any more. Open the page that shows the mistake and press "Wrong?" beside it, or write to ${email}.`,
    unavailable: 'The entry cannot be shown at the moment. You can report the mistake all the same.',
    home: 'Return Home',
  },
}

export type CorrectionsMessages = typeof en
