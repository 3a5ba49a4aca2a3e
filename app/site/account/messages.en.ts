export const en = {
  accountOf: (name: string) => `Account of ${name}`,
  myProfile: 'My Profile',
  admin: 'Admin',
  signOut: 'Sign Out',
  signIn: 'Sign In',
  failed: 'Signing in did not work. Please try again in a moment.',
  emailNotVerified: 'Google has not verified the e-mail address of this account, so it cannot be used here.',
  userBanned: 'This account may not sign in here.',
}

export type AccountWords = typeof en
