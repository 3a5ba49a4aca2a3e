export const en = {
  title: 'Forgot your password?',
  lead: 'Type your e-mail address. We will e-mail you a way into your account, where you can set a new password.',
  off: 'This site does not use passwords.',
  send: 'Send me the e-mail',
  backToSignIn: 'Back to signing in',
  newTitle: 'Set a new password',
  newLead: 'You are signed in. Set the password that you want to use from now on.',
  done: 'Your password has been changed',
  doneText: 'You are signed in here, and signed out everywhere else.',
  goOn: 'Continue',
  failed: 'The link did not work.',
}

export type ForgotPasswordMessages = typeof en
