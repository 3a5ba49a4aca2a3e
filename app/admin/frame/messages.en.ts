export const en = {
  adminPanel: 'Admin panel',
  checking: 'Checking authentication',
  opening: 'Opening the admin panel…',
  loading: 'Loading…',
  denied: 'Access Denied',
  deniedText: "You don't have permission to access the admin panel.",
  signedInAs: (email: string) => `Signed in as ${email}`,
  signIn: 'Sign In',
  signInFirst: 'Please sign in with the Google account of an operator of this site.',
  signInByLink:
    'Signing in with Google is not configured on this site. If you run it, open the one-time link printed when the server started.',
  signInFailed: 'Signing in did not work. Please try again in a moment.',
  emailNotVerified: 'Google has not verified the e-mail address of this account, so it cannot be used here.',
  notJoined:
    'This e-mail address has an account here already. To sign in to it with Google, the address must be verified at Google and here.',
  userBanned: 'This account may not sign in here.',
  signOut: 'Sign Out',
  maintenance: 'Maintenance is on: visitors see the message in place of the site.',
  maintenanceLink: 'Site Settings',
  factorTitle: 'Second step needed',
  factorConfirm: 'Confirm your second step, then you are back here.',
  factorConfirmLink: 'Confirm second step',
  factorSetUp: 'Operators of this site need a second step. Set it up on your profile page, then come back.',
  factorSetUpLink: 'Set up a second step',
  factorLost:
    'An earlier account with this address had a second step. Another operator has to reset it under Users, or it is reset on the server: npm run operator:reset.',
  tryAgain: 'Try Again',
  backToSite: 'Back to the site',
  skipToContent: 'Skip to content',
  sections: 'Sections of the admin panel',
  openSections: 'Sections',
  close: 'Close',
  otherLanguageLabel: 'View this page in Nepali',
  noSuchSection: 'There is no such section',
  noSuchSectionText: 'The address may be misspelt. All sections are in the list of the panel.',
}

export type PanelWords = typeof en
