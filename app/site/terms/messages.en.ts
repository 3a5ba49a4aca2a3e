export const en = {
  title: 'Terms of Service',
  description:
    'What you may do with the tools, how far to trust the results, and what we cannot promise. In plain words, in thirteen sections.',
}

export type TermsMessages = typeof en
