export const en = {
  skipToContent: 'Skip to content',
  home: 'Home',
  mainNavigation: 'Main',
  menu: 'Menu',
  nav: {
    '/': 'Home',
    '/internet-comparison': 'Internet',
    '/qr-builder': 'QR builder',
    '/nepali-calendar': 'Calendar',
    '/foreign-exchange': 'Forex',
    '/gold-silver-price': 'Gold & silver',
  },
  otherLanguageLabel: 'View this page in Nepali',
  theme: 'Theme',
  themes: { system: 'System', light: 'Light', dark: 'Dark' },
  signIn: 'Sign In',
  signInMissing:
    'Signing in with Google is not configured on this site. Every tool works without it. If you run this site, open the one-time link that the server wrote at its start.',
  signInFailed: 'Signing in did not work. Please try again in a moment.',
  close: 'Close',
  blurb:
    'Small, free web tools for everyday life in Nepal. Like the chautari by the road, open to every traveller.',
  ourTools: 'Our tools',
  pages: 'Pages',
  about: 'About',
  privacy: 'Privacy Policy',
  terms: 'Terms of Service',
  followUs: 'Follow us',
  support: 'Support',
  place: 'Kathmandu, Nepal',
  copyright: (year: string, name: string) => `© ${year} ${name}`,
  updateWaits: 'A new version of this site is ready.',
  updateNow: 'Reload',
  backToTop: 'Back to top',
}

export type FrameWords = typeof en
