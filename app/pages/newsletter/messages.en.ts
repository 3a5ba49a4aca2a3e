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
  /** The page of the link in each e-mail. */
  unsubscribe: {
    title: 'Unsubscribe from the newsletter',
    text: 'Press the button, and the newsletter no longer comes to your address.',
    action: 'Unsubscribe',
    notYou:
      'If you do not want to unsubscribe, close this page. Nothing changes until the button is pressed.',
    doneTitle: 'You are unsubscribed',
    done: 'The newsletter no longer comes to your address. One that is already being sent may still arrive.',
    again: 'Subscribe again',
    unknownTitle: 'This link does not work',
    unknown: (address: string) =>
      `The link is incomplete. Open it again from the e-mail, or write to ${address} and we will remove your address.`,
    failed: 'That did not work. Please press the button again in a minute.',
  },
}

export type NewsletterMessages = typeof en
