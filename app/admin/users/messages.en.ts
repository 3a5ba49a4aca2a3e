export const en = {
  caption: 'Users',
  errorTitle: 'Error Loading Users',
  emptyTitle: 'No Users Found',
  emptyText: 'Nobody has signed in yet.',
  user: 'User',
  unknownUser: 'Unknown User',
  you: '(you)',
  registered: 'Registered',
  lastSignIn: 'Last sign-in',
  status: 'Status',
  active: 'Active',
  banned: 'Banned',
  never: 'Never',
  justNow: 'Just now',
  hoursAgo: (hours: string) => (hours === '1' ? '1 hour ago' : `${hours} hours ago`),
  daysAgo: (days: string) => (days === '1' ? '1 day ago' : `${days} days ago`),
  ban: {
    button: 'Ban',
    buttonOf: (who: string) => `Ban ${who}`,
    title: 'Ban this user?',
    text: (who: string) =>
      `${who} is signed out at once on every device, and cannot sign in again until you lift the ban. All tools go on working without signing in.`,
    yes: 'Ban',
    done: (who: string) => `${who} is banned.`,
  },
  lift: {
    button: 'Lift ban',
    buttonOf: (who: string) => `Lift the ban of ${who}`,
    title: 'Lift this ban?',
    text: (who: string) => `${who} may sign in again.`,
    yes: 'Lift ban',
    done: (who: string) => `The ban of ${who} is lifted.`,
  },
  cancel: 'Cancel',
  saving: 'Saving...',
}

export type UsersWords = typeof en
