export const en = {
  heading: 'What do you need today?',
  intro:
    'A chautari is the shaded resting place that villages keep free for every traveller. This one offers small, useful web tools for daily life in Nepal, free for everyone.',
  shortcuts: 'Shortcuts',
  change: 'Change tools and days',
  recent: 'Recently used',
  /** Short names of tools by their path. */
  short: {
    '/nepali-date-converter': 'BS ⇄ AD',
    '/qr-builder': 'eSewa QR',
    '/carrier-identifier': 'Which network?',
    '/postal-codes': 'Postal codes',
    '/nepali-calendar': 'Calendar',
    '/foreign-exchange': 'Forex',
    '/gold-silver-price': 'Gold & silver',
    '/crypto-exchange-rates': 'Crypto',
    '/emergency-services': 'Emergency',
    '/internet-comparison': 'Compare plans',
  } as Record<string, string>,
  allTools: 'All tools',
  groups: {
    money: 'Money',
    dates: 'Dates',
    phone: 'Phone and internet',
    places: 'Places and land',
    writing: 'Writing',
    other: 'Other',
  },
  tryNow: 'Try Now',
  notOpen: 'Not open yet',
  visits: (count: string) => (count === '1' ? '1 visit' : `${count} visits`),
  rating: (mean: string) => `Rated ${mean} of 5`,
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
    {
      icon: 'gift',
      title: 'Always free',
      text: 'Every tool is free. Where a source limits how often we may ask it, the page says so.',
    },
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
  callCarrier: 'Identify a carrier',
  callQr: 'Build a payment QR',
}

export type HomeMessages = typeof en
