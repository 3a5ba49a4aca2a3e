export const en = {
  accountOf: (name: string) => `Account of ${name}`,
  myProfile: 'My Profile',
  admin: 'Admin',
  signOut: 'Sign Out',
  failed: 'Signing in did not work. Please try again in a moment.',
  emailNotVerified: 'Google has not verified the e-mail address of this account, so it cannot be used here.',
  notJoined:
    'This e-mail address has an account here already. To sign in to it with Google, the address must be verified at Google and here.',
  otherSecret:
    'Nobody can sign in at the moment. The site’s operator has to bring the server’s earlier secret back, or make new keys; the server’s log says how.',
  userBanned: 'This account may not sign in here.',
}

export type AccountMessages = typeof en
