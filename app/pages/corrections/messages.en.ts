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
}

export type CorrectionsMessages = typeof en
