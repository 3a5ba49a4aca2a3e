export const en = {
  accountOf: (name: string) => `Account of ${name}`,
  myProfile: 'My Profile',
  admin: 'Admin',
  signOut: 'Sign Out',
}

export type AccountMessages = typeof en
