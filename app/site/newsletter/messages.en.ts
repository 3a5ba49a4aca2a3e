export const en = {
  title: 'Newsletter',
  description:
    'Now and then a letter about new tools for Nepal and better ones: write your e-mail address and subscribe.',
  explanation:
    'Now and then a letter about new tools and better ones. We store your e-mail address and hand it to the service that sends the letters, to nobody else.',
  leave: (address: string) => `To leave, write to ${address} and we take your address out.`,
  privacy: 'What we store, and for how long',
  home: 'Return Home',
}

export type NewsletterWords = typeof en
