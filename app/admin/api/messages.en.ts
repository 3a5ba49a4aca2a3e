export const en = {
  notAuthenticated: 'Not authenticated',
  recentFactorNeeded: 'This needs your second step, confirmed within the last five minutes.',
  secondFactorNeeded: 'A second step is needed. Set it up or confirm it on your profile page.',
  roles: { editor: 'Editor', operator: 'Operator' },
  roleNeeded: (role: string) => `This needs the role “${role}”. Ask an operator of this site for it.`,
  problems: {
    'signed-out':
      'You are signed out. Sign in again in another tab: what you have typed stays here and can then be saved.',
    'factor-needed':
      'A second step is needed. Confirm it in another tab: what you have typed stays here and can then be saved.',
    'factor-lost':
      'An earlier account with this address had a second step, which must be reset first. What you have typed stays here, but cannot be saved by this account now.',
    denied:
      'This account may no longer use the admin panel. What you have typed stays here; copy it if you need it.',
  },
  openTab: 'Open another tab',
  tooManyRequests: 'Too many requests. Please wait a minute.',
  requestFailed: 'Request failed',
  unknownError: 'Unknown error',
  noConnection: 'The server could not be reached. Please check the connection.',
  tooSlow: 'The server did not answer in time.',
  /** After what was done: what became of the e-mail about it. */
  mails: {
    sent: 'The e-mail is sent.',
    outbox:
      'No e-mail is sent: this site has no mail server (SMTP_URL). What it would have said is a file in the folder “outbox” on the server.',
    login: 'The e-mail is not sent: the mail server refuses the user or the password in SMTP_URL.',
    refused: 'The e-mail is not sent: the mail server refuses this address.',
    failed:
      'The e-mail is not sent: the mail server does not answer or does not take it. The server’s log says more.',
  },
}

export type ApiMessages = typeof en
