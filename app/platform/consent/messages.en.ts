import type { Vendor } from './consent.ts'

const names: Record<Vendor, string> = {
  'google-ads': 'Google ads',
  'google-analytics': 'Google Analytics',
  'meta-pixel': 'Meta Pixel',
  hotjar: 'Hotjar',
}

export const en = {
  title: 'Your privacy choice',
  names,
  and: ' and ',
  question: (vendors: string) =>
    `May this page load ${vendors}? They set cookies and learn your internet address and which pages you open. Every tool works just as well without them.`,
  privacyControl:
    'Your browser asks sites not to share your data (Global Privacy Control). We treat that as a no: no third-party code is loaded here.',
  now: { allowed: 'You allowed it.', refused: 'You did not allow it.' },
  allow: 'Allow',
  refuse: 'Don’t allow',
  close: 'Close',
  privacy: 'Privacy Policy',
}

export type ConsentMessages = typeof en
