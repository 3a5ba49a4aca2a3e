export const en = {
  title: 'Newsletter',
  description:
    'An occasional e-mail about new and improved tools for Nepal. Enter your e-mail address to subscribe.',
  explanation:
    'An occasional e-mail about new and improved tools. We store your e-mail address and pass it only to the service that sends the newsletter.',
  leave: (address: string) =>
    `To unsubscribe, open the link in the newsletter, or write to ${address} and we will remove your address.`,
  privacy: 'What we store, and for how long',
  home: 'Return Home',
}

export type NewsletterMessages = typeof en
