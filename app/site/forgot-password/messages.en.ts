export const en = {
  title: 'Forgot your password?',
  lead: 'Type your e-mail address. We send you an e-mail that opens your account, and you set a new password.',
  off: 'On this site nobody signs in with a password.',
  send: 'Send me the e-mail',
  backToSignIn: 'Back to signing in',
  newTitle: 'Set a new password',
  newLead: 'You are signed in. Set the password that you want to use from now on.',
  done: 'Your password is saved',
  doneText: 'You are signed in here, and signed out everywhere else.',
  goOn: 'Continue',
  failed: 'The link did not work.',
}

export type ForgotPasswordWords = typeof en
