/** The site's own pages. Its name is in none of them: an operator may change it, and previews show it beside. */
export const en = {
  home: {
    title: 'Free everyday tools for Nepal',
    line: 'Small, quick and private, in English and Nepali.',
  },
  about: {
    title: 'About us',
    line: 'Tools kept open to everyone, like the resting place by the road.',
  },
  'calendar-data': {
    title: 'How our Nepali dates are known',
    line: 'Each month from 2000 to 2090 BS, with its sources.',
  },
  privacy: {
    title: 'Privacy Policy',
    line: 'What you type into a tool stays in your browser.',
  },
  terms: {
    title: 'Terms of Service',
    line: 'What you may do here, and how far to trust the results.',
  },
  newsletter: {
    title: 'Newsletter',
    line: 'An occasional e-mail about new tools.',
  },
  corrections: {
    title: 'Corrections',
    line: 'What was reported as wrong, and what was decided.',
  },
  status: {
    title: 'Site status',
    line: 'What works at this moment, and what does not.',
  },
  developers: {
    title: 'For developers',
    line: 'Dates, holidays and lists of Nepal for your program, without a key.',
  },
  data: {
    title: 'Open data',
    line: 'Calendar, holidays, postal codes and numbers as files for anyone.',
  },
}

export type OgMessages = typeof en
