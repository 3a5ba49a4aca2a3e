export const en = {
  title: 'Site status',
  description:
    'Whether this site, its database and the sources of its rates and prices work at this moment, and since when not.',
  summary: {
    well: 'Everything works.',
    behind: 'The site works. Some of its data are older than they should be.',
    trouble: 'Not everything works at the moment. The tools that do not need it work as always.',
  },
  checked: (when: string) => `Checked ${when}, Nepal time.`,
  states: {
    working: 'Working',
    late: 'Late',
    silent: 'Not answering',
    off: 'Not configured',
    unknown: 'Not known',
  },
  database: 'Database',
  databaseHint:
    'Lists, votes and subscriptions are kept in it. Without it, the tools show their built-in data.',
  feeds: 'Sources of data',
  source: 'Source',
  newest: 'Newest data',
  arrived: 'Last arrived',
  nothing: 'Nothing yet',
  lastTry: 'Last tried',
  age: {
    now: 'less than a minute ago',
    minutes: (count: string) => (count === '1' ? '1 minute ago' : `${count} minutes ago`),
    hours: (count: string) => `${count} hours ago`,
    days: (count: string) => (count === '1' ? '1 day ago' : `${count} days ago`),
  },
  jobs: 'Scheduled work',
  jobsHint: 'What the server does by the clock, and how it ended the last time.',
  jobNames: {
    'forex-prefetch': 'Exchange rates are fetched',
    metals: 'Gold and silver prices are fetched',
    'newsletter-delivery': 'Subscriptions are handed on',
    'usage-partitions': 'Room is made for next month’s visits',
    'usage-retention': 'Old records of visits are deleted',
    'embedded-dump': 'The database is copied',
  } as Record<string, string>,
  job: 'Work',
  ended: 'Last run',
  result: 'Result',
  ok: 'Done',
  failed: 'Failed',
  loading: 'Loading…',
}

export type StatusWords = typeof en
