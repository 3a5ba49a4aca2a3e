export const en = {
  counted: {
    users: 'Users',
    tools: 'Tools',
    banks: 'Banks',
    carriers: 'Carriers',
    providers: 'Internet providers',
  },
  loading: 'Loading…',
  notLoaded: 'Could not be loaded',
  quickActions: 'Quick actions',
  recentChanges: 'Recent changes',
  allChanges: 'All changes',
  recentUse: 'Recent activity',
  noChanges: 'No changes yet.',
  noUse: 'No recent activity',
  system: 'System information',
  version: 'Version',
  database: 'Database',
  databases: { postgres: 'PostgreSQL', embedded: 'PGlite, embedded in the server' },
  auth: 'Sign-in',
  authGoogle: 'Google',
  authLink: 'One-time link',
  started: 'Server running since',
}

export type DashboardMessages = typeof en
