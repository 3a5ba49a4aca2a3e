export const en = {
  title: 'Sign in',
  lead: 'An account gives you a profile of your own. Every tool works without one.',
  missing:
    'Signing in is not configured on this site. Every tool works without it. If you run this site, open the one-time link printed when the server started.',
  home: 'Return Home',
  google: 'Continue with Google',
  sso: 'Continue with your organisation',
  web3: 'Continue with an Ethereum wallet',
  walletStatement: (site: string) => `Sign in to ${site}. This costs nothing.`,
  or: 'or',
  chooseMethod: 'How would you like to sign in?',
  methodNames: { password: 'Password', mail: 'E-mail', phone: 'Phone' },
  signIn: 'Sign in',
  sendCode: 'Send me a code',
  sendLink: 'Send me a link',
  sendBoth: 'Send me a code and a link',
  newToo: 'Your first sign-in opens an account.',
  forgot: 'Forgot your password?',
  noAccount: 'No account yet?',
  signUp: 'Create one',
  failed: 'Signing in did not work.',
}

export type SignInMessages = typeof en
