export const en = {
  /** What a report is about. */
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

export type CorrectionMessages = typeof en
