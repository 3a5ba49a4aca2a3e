export const en = {
  /** By the key of a source or the name of a job. */
  subjects: {
    nrbUrl: 'Exchange rates',
    metalsUrl: 'Gold and silver prices',
    coinGeckoUrl: 'Coin prices',
    newsletterWebhookUrl: 'Newsletter subscriptions',
    'forex-prefetch': 'Fetch exchange rates',
    'forex-history': 'Fetch exchange rates of the past year',
    metals: 'Fetch gold and silver prices',
    'newsletter-delivery': 'Deliver newsletter subscriptions',
    'usage-partitions': 'Prepare storage for next month’s visits',
    'usage-retention': 'Delete old records of visits',
    'unused-uploads': 'Delete pictures that are not used',
    'data-releases': 'Keep versions of the open data',
    'nightly-backup': 'Nightly backup',
    problems: 'Check for problems',
    'waiting-mail': 'E-mail about what waits',
    smtp: 'Send e-mails',
    SMTP_URL: 'No mail server is set up (SMTP_URL)',
  },
  reasons: {
    silent: 'does not answer',
    late: 'has no recent data',
    held: 'new data are held back until they are checked',
    failed: 'failed',
    overdue: 'did not run when it was due',
  },
  /** What visitors notice. */
  effects: {
    nrbUrl: 'Visitors see the last known rates with their date.',
    metalsUrl: 'Visitors see the prices of the latest known day.',
    coinGeckoUrl: 'Visitors see the last known prices with their age.',
    newsletterWebhookUrl: 'Visitors can subscribe; their addresses are stored and not yet passed on.',
    job: 'Visitors notice nothing for now.',
    'usage-partitions': 'If it lasts for weeks, visits are no longer counted.',
    'usage-retention': 'Records are kept longer than the privacy policy promises.',
    backup:
      'Visitors notice nothing, but whatever changed since the last backup would be lost with the server. Make one in the panel under Backups and download it. The reason, where it is known, is in Site Health.',
    SMTP_URL: 'E-mails reach nobody: each is a file in the folder “outbox” on the server.',
    smtp: 'Visitors do not receive codes and links by e-mail.',
  },
  /** What waits for an operator. */
  waiting: {
    reports: (count: string) =>
      count === '1'
        ? '1 report of a wrong value is undecided'
        : `${count} reports of wrong values are undecided`,
    held_prices: (count: string) =>
      count === '1'
        ? 'Gold and silver prices of 1 day are held back'
        : `Gold and silver prices of ${count} days are held back`,
    failed_deliveries: (count: string) =>
      count === '1'
        ? '1 newsletter subscription could not be delivered'
        : `${count} newsletter subscriptions could not be delivered`,
    never_verified: (count: string) =>
      count === '1' ? '1 internet plan was never verified' : `${count} internet plans were never verified`,
    long_verified: (count: string) =>
      count === '1'
        ? '1 internet plan was not verified for 90 days'
        : `${count} internet plans were not verified for 90 days`,
  },
  /** The e-mails to operators. */
  mail: {
    subjects: {
      begun: (site: string, count: string) =>
        count === '1' ? `${site}: a problem` : `${site}: ${count} problems`,
      recovered: (site: string) => `${site}: works again`,
      still: (site: string) => `${site}: a problem goes on`,
      waiting: (site: string) => `${site}: to do`,
    },
    intro: 'The server found this in its regular check.',
    begun: 'New',
    still: 'Still there',
    recovered: 'Works again',
    since: (title: string, when: string, effect: string) => `${title}, since ${when}. ${effect}`,
    over: (name: string, from: string, to: string) => `${name}: from ${from} to ${to}`,
    action: 'Open the admin panel',
    plainLink: 'If the button does not work, open this address:',
    why: 'All operators of this site get this e-mail, for an ongoing problem at most once a day.',
    waiting: 'To do',
    waitingIntro: 'This waits for an operator.',
    waitingWhy: 'All operators of this site get this e-mail once a day while something waits.',
  },
}

export type ProblemMessages = typeof en
