/** Why a sign-in with Google failed, by the code. */
export const en = {
  unexpected_failure: 'Signing in did not work. Please try again in a moment.',
  email_not_verified:
    'Google has not verified the e-mail address of this account, so it cannot be used here.',
  account_not_linked:
    'This e-mail address has an account here already. To sign in to it with Google, the address must be verified at Google and here.',
  other_secret:
    'Nobody can sign in at the moment. The site’s operator has to bring the server’s earlier secret back, or make new keys; the server’s log says how.',
  user_banned: 'This account may not sign in here.',
}

export type SignInFailures = typeof en
