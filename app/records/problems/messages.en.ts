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
    'unused-uploads': 'Delete uploaded pictures that are not used',
    'data-releases': 'Keep versions of the open data',
    'embedded-dump': 'Copy the database',
    problems: 'Check for problems',
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
    backup: 'Visitors notice nothing, but there is no recent backup.',
    SMTP_URL: 'E-mails reach nobody: each is a file in the folder “outbox” on the server.',
    smtp: 'Visitors do not receive codes and links by e-mail.',
  },
  /** The e-mail to operators. */
  mail: {
    subjects: {
      begun: (site: string, count: string) =>
        count === '1' ? `${site}: a problem` : `${site}: ${count} problems`,
      recovered: (site: string) => `${site}: works again`,
      still: (site: string) => `${site}: a problem goes on`,
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
  },
}

export type ProblemMessages = typeof en
