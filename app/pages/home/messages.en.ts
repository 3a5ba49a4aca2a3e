export const en = {
  heading: 'What do you need today?',
  intro:
    'A chautari is the shaded resting place that villages keep free for every traveller. This one offers small, useful web tools for daily life in Nepal, free for everyone.',
  searchLabel: 'Search tools',
  searchPlaceholder: 'Search tools…',
  search: 'Search',
  results: 'Search results',
  resultCount: (count: string) => (count === '1' ? '1 result' : `${count} results`),
  clear: 'Clear',
  noMatch: (query: string) => `No tools match “${query}”. Try carrier, QR or bank.`,
  allTools: 'All tools',
  tryNow: 'Try Now',
  notOpen: 'Not open yet',
  visits: (count: string) => (count === '1' ? '1 visit' : `${count} visits`),
  rating: (mean: string) => `Rated ${mean} of 5`,
  unrated: 'New',
  categories: {
    Telecom: 'Telecom',
    Finance: 'Finance',
    Utility: 'Utility',
    Safety: 'Safety',
    Internet: 'Internet',
    Converter: 'Converter',
    Generator: 'Generator',
  } as Record<string, string>,
  why: (site: string) => `Why Choose ${site}?`,
  benefits: [
    { icon: 'gift', title: 'Always free', text: 'Every tool is free, with no hidden limits.' },
    { icon: 'zap', title: 'Fast', text: 'Light pages open quickly, even on slow mobile data.' },
    {
      icon: 'lock',
      title: 'Privacy first',
      text: 'What you type into a tool stays in your browser.',
    },
    {
      icon: 'user-check',
      title: 'No registration',
      text: 'No forms, no password: open a tool and use it.',
    },
  ],
  callHeading: 'Take a minute and try one',
  callText: 'See which network a number was issued to, or make a payment QR code for your shop.',
  callCarrier: 'Identify a carrier',
  callQr: 'Build a payment QR',
}

export type HomeMessages = typeof en
