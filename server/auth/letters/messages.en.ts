export const en = {
  signIn: {
    subject: 'Your sign-in to Chautari',
    intro: 'You asked to sign in to Chautari.',
    action: 'Sign in',
  },
  signUp: {
    subject: 'Confirm your sign-up at Chautari',
    intro:
      'Somebody opened an account at Chautari with this address and chose a password. If it was you, confirm it.',
    action: 'Confirm',
  },
  recovery: {
    subject: 'A new password for Chautari',
    intro: 'You asked for a new password. This signs you in, and then you can set one.',
    action: 'Set a new password',
  },
  invite: {
    subject: 'Your invitation to Chautari',
    intro: 'You are invited to Chautari. Accept the invitation to open your account.',
    action: 'Accept the invitation',
  },
  emailChange: {
    subject: 'Confirm your new address at Chautari',
    intro: 'You asked to use this address for your account at Chautari from now on.',
    action: 'Confirm the address',
  },
  reauthentication: {
    subject: 'A code to confirm that it is you',
    intro: 'Type this code at Chautari to confirm that you are changing your password.',
    action: 'Confirm',
  },
  accountExists: {
    subject: 'You have an account at Chautari already',
    intro:
      'Somebody wanted to use this address for an account at Chautari. There is one already, and nothing about it has changed. If it was you and you forgot your password, set a new one.',
    action: 'Set a new password',
  },
  code: 'Your code:',
  onceOnly:
    'It is good once, for 10 minutes. Never give it to anybody; we never ask for it by phone or message.',
  plainLink: 'If the button does not work, open this address:',
  notYou: 'If it was not you, do nothing: without this mail nobody gets any further.',
  sms: (code: string) => `${code} is your code for Chautari. It is good for 10 minutes. Give it to nobody.`,
}

export type LetterWords = typeof en
