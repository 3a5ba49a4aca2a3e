export const en = {
  notAuthenticated: 'Not authenticated',
  secondFactorNeeded: 'A second factor is needed. Set it up or confirm it on your profile page.',
  requestFailed: 'Request failed',
  unknownError: 'Unknown error',
  noConnection: 'The server could not be reached. Please check the connection.',
  tooSlow: 'The server did not answer in time.',
}

export type FunctionWords = typeof en
