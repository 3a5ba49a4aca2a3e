export const en = {
  title: 'Site status',
  description:
    'Whether this site, its database and the sources of its rates and prices are working now, and if not, since when.',
  summary: {
    well: 'Everything works.',
    behind: 'The site works. Some of its data is older than it should be.',
    trouble: 'Not everything works at the moment. Tools that don’t depend on it still work.',
  },
  checked: (when: string) => `Checked ${when}, Nepal time.`,
  states: {
    working: 'Working',
    late: 'Late',
    silent: 'Not answering',
    off: 'Not configured',
    unknown: 'Unknown',
  },
  database: 'Database',
  databaseHint:
    'It stores the lists, votes and subscriptions. Without it, the tools show their built-in data.',
  feeds: 'Sources of data',
  source: 'Source',
  newest: 'Newest data',
  held: 'Not shown',
  heldOf: (day: string) =>
    `${day}: rates moved by more than a tenth in a day and are checked by another reading`,
  arrived: 'Last arrived',
  nothing: 'Nothing yet',
  lastTry: 'Last tried',
  age: {
    now: 'less than a minute ago',
    minutes: (count: string) => (count === '1' ? '1 minute ago' : `${count} minutes ago`),
    hours: (count: string) => `${count} hours ago`,
    days: (count: string) => (count === '1' ? '1 day ago' : `${count} days ago`),
  },
  jobs: 'Scheduled jobs',
  jobsHint: 'Scheduled jobs and the result of their last run.',
  job: 'Job',
  ended: 'Last run',
  result: 'Result',
  ok: 'Done',
  failed: 'Failed',
}

export type StatusMessages = typeof en
