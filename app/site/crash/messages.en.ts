export const en = {
  title: 'Something went wrong',
  explanation: 'The page could not be shown. Please try again in a moment.',
  id: 'Error id',
  again: 'Try again',
  home: 'Go to Homepage',
}

export type CrashMessages = typeof en
