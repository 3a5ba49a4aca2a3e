export const en = {
  title: 'My Profile',
  signedOut: 'Not Signed In',
  purpose:
    'Your profile shows the name, the e-mail address and the picture of the account that you signed in with. No tool needs one: everything else on this site is open without it.',
  home: 'Return Home',
}

export type ProfileWords = typeof en
