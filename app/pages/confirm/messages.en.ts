export const en = {
  kinds: {
    signup: {
      title: 'Confirm your e-mail address',
      text: 'Press the button to confirm this address and open the account. Whoever signed up can then sign in with the password that they chose, so press it only if it was you.',
      action: 'Confirm my address',
    },
    magiclink: {
      title: 'Sign in by e-mail',
      text: 'Press the button to sign in, in the browser in which you asked for the e-mail.',
      action: 'Sign in',
    },
    recovery: {
      title: 'Forgotten password',
      text: 'Press the button to sign in once without your password. Then you can set a new one.',
      action: 'Continue',
    },
    invite: {
      title: 'You are invited',
      text: 'Press the button to accept the invitation and open your account.',
      action: 'Accept the invitation',
    },
    email_change: {
      title: 'Confirm your new e-mail address',
      text: 'Press the button to use this address for your account from now on.',
      action: 'Use this address',
    },
    newsletter: {
      title: 'Get the newsletter again',
      text: 'This address had left the newsletter. Press the button to receive it again.',
      action: 'Subscribe again',
    },
  },
  subscribed: 'Thank you! The newsletter comes to your address again.',
  notYou: 'If it was not you, close this page. Nothing changes until the button is pressed.',
  deadTitle: 'This link does not work',
  expired:
    'The link is incomplete, more than ten minutes old, or was used before. You can have a new one sent.',
  askAgain: 'Ask for a new link',
  banned: 'This account may not sign in here.',
  tooMany: 'That was too often. Please wait a minute and press the button again.',
  failed: 'That did not work. Please press the button again in a minute.',
}

export type ConfirmMessages = typeof en
