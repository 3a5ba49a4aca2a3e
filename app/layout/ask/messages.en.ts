export const en = {
  label: 'Ask a question',
  placeholder: '250 usd, 1.5 tola, dashain…',
  open: 'Ask',
  close: 'Close',
  answer: 'Answer',
  more: 'More',
  copy: 'Copy',
  copied: 'Copied',
  share: 'Share',
  openAnswer: (tool: string) => `Open ${tool}`,
  orMeant: 'Or did you mean',
  nothing: (question: string) => `No answer for “${question}”.`,
  mayHelp: 'This may help',
  askLikeThis: 'Ask like this',
  call: (number: string) => `Call ${number}`,
  exampleQuestions: ['250 usd', '1.5 tola', 'dashain kahile', '2052-05-01', '9841', '200 mbps'],
  recent: 'You asked before',
  loading: 'Reading the latest figures…',
  stored: (day: string) => `You are offline. Rates and prices were stored on ${day}.`,
  noFigures: "You are offline. Dates and units still work; rates and prices don't.",
  noReader:
    'You are offline, and Ask is not stored on this device yet. Please try again when you are online.',
  asOf: (day: string) => `Figures of ${day}`,
}

export type AskBoxMessages = typeof en
