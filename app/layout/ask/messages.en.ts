export const en = {
  label: 'Search or ask a question',
  placeholder: '250 usd, 1.5 tola, dashain…',
  search: 'Search',
  sent: 'Without JavaScript, what you type is sent to our server. Leave out phone numbers and dates of birth.',
  results: 'Search results',
  resultCount: (count: string) => (count === '1' ? '1 result' : `${count} results`),
  clear: 'Clear',
  close: 'Close',
  answer: 'Answer',
  copy: 'Copy',
  copied: 'Copied',
  share: 'Share',
  orMeant: 'Or did you mean',
  noMatch: (query: string) => `No tools match “${query}”. Try carrier, QR or bank.`,
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
