export const en = {
  program: 'A program',
  actions: {
    create: 'Added',
    update: 'Changed',
    delete: 'Deleted',
    restore: 'Restored',
    approve: 'Approved',
    refuse: 'Refused',
    dump: 'Backed up',
  },
  entities: {
    tools: 'tool',
    banks: 'bank',
    carriers: 'carrier',
    internet_providers: 'internet provider',
    internet_plans: 'internet plan',
    emergency_numbers: 'emergency number',
    postal_codes: 'post office',
    site_settings: 'setting',
    gold_silver_prices: 'gold and silver price',
    gold_silver_held_prices: 'held price',
    auth_users: 'user',
    auth_sessions: 'sessions',
    auth_factors: 'second step',
    auth_operators: 'operator',
    database: 'database',
  },
  values: {
    yes: 'Yes',
    no: 'No',
    empty: '(empty)',
    rows: (count: string) => (count === '1' ? '1 row' : `${count} rows`),
  },
  /** Fields that no form has. */
  labels: {
    banned: 'Banned',
    email: 'E-mail address',
    plans: 'Plans',
    last_verified_at: 'Verified',
    source_checked_on: 'Source read on',
    billing_cycle_months: 'Months of a billing cycle',
  },
  history: 'History',
  historyOf: (name: string) => `History of ${name}`,
}

export type ChangeMessages = typeof en
