export const en = {
  caption: 'Users',
  errorTitle: 'Error Loading Users',
  emptyTitle: 'No Users Found',
  emptyText: 'Nobody has signed in yet.',
  columnTitles: {
    email: 'User',
    created_at: 'Registered',
    last_sign_in_at: 'Last sign-in',
    banned: 'Status',
  },
  unknownUser: 'Unknown User',
  you: '(you)',
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
      `${who} is signed out at once on every device, and cannot sign in again until you lift the ban. All tools keep working without signing in.`,
    yes: 'Ban',
    done: (who: string) => `${who} is banned.`,
  },
  lift: {
    button: 'Lift ban',
    buttonOf: (who: string) => `Lift ban on ${who}`,
    title: 'Lift this ban?',
    text: (who: string) => `${who} may sign in again.`,
    yes: 'Lift ban',
    done: (who: string) => `The ban on ${who} is lifted.`,
  },
  reset: {
    button: 'Reset second step',
    buttonOf: (who: string) => `Reset second step of ${who}`,
    title: 'Reset this second step?',
    text: (who: string) =>
      `The second step of ${who} is deleted, and they are signed out at once on every device. After that the account opens without it. First make sure that they asked for this themselves.`,
    yes: 'Reset',
    done: (who: string) => `The second step of ${who} is reset.`,
  },
  signOut: {
    button: 'Sign out',
    buttonOf: (who: string) => `Sign out ${who}`,
    title: 'Sign out this user?',
    text: (who: string) =>
      `${who} is signed out at once on every device, and gets an e-mail about it. They may sign in again at any time.`,
    yes: 'Sign out',
    done: (who: string) => `${who} is signed out.`,
  },
  saving: 'Saving...',
}

export type UsersMessages = typeof en
