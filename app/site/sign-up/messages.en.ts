export const en = {
  title: 'Create an account',
  lead: 'For a profile of your own. Every tool works without one.',
  off: 'This site does not offer accounts with a password.',
  create: 'Create the account',
  hasAccount: 'Already have an account?',
  signIn: 'Sign in',
  terms: 'By creating an account you agree to the terms of service.',
  readTerms: 'Terms of Service',
  readPrivacy: 'Privacy Policy',
}

export type SignUpMessages = typeof en
