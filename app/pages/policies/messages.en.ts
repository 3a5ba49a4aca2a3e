export const en = {
  privacy: {
    title: 'Privacy Policy',
    description:
      'What stays in your browser, what is counted about visits and for how long, and what you can ask of us. In plain words, in ten sections.',
  },
  terms: {
    title: 'Terms of Service',
    description:
      'What you may do with the tools, how far to trust the results, and what we cannot promise. In plain words, in thirteen sections.',
  },
}

export type PoliciesMessages = typeof en
