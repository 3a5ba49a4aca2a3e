export const en = {
  advertisement: 'Advertisement',
  sources: 'Sources',
  updated: (day: string) => `Last updated ${day}`,
  contents: 'On this page',
  wrong: 'Wrong?',
  wrongOf: (name: string) => `Wrong? Report a mistake: ${name}`,
  relatedTools: 'Related tools',
  share: 'Share',
  print: 'Print',
  shareThis: 'Share this tool',
  copyLink: 'Copy link',
  copyAnswer: 'Copy text and link',
  copied: 'Copied!',
  rateThis: 'Rate this tool',
  stars: (stars: string) => (stars === '1' ? '1 star' : `${stars} stars`),
  rated: (mean: string, votes: string) => `Rated ${mean} of 5 by ${votes} visitors`,
  noVotes: 'Not rated yet: yours may be one of the first votes.',
  tooFewVotes: 'Fewer than 5 votes so far.',
  voteSaved: 'Thank you, your vote is saved.',
  voteFailed: 'Your vote could not be saved. Please try again.',
  sentWithoutScript:
    'Without JavaScript, what you type here is sent to us for the answer. We do not keep it.',
}

export type SharedMessages = typeof en
