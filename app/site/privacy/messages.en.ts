export const en = {
  title: 'Privacy Policy',
  description:
    'What stays in your browser, what is counted about visits and for how long, and what you can ask of us. In plain words, in ten sections.',
}

export type PrivacyMessages = typeof en
