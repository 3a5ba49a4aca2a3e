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
    'Signing in with Google is not configured on this site. If you run it, open the one-time link that the server wrote at its start.',
  signInFailed: 'Signing in did not work. Please try again in a moment.',
  signOut: 'Sign Out',
  signedOut:
    'You are signed out. Sign in again in another tab: what you have typed stays here and can then be saved.',
  signInTab: 'Open another tab',
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
