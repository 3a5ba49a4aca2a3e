export const en = {
  title: 'Unsubscribe from the newsletter',
  text: 'Press the button, and the newsletter no longer comes to your address.',
  action: 'Unsubscribe',
  notYou: 'If you do not want to unsubscribe, close this page. Nothing changes until the button is pressed.',
  doneTitle: 'You are unsubscribed',
  done: 'The newsletter no longer comes to your address. One that is already being sent may still arrive.',
  again: 'Subscribe again',
  unknownTitle: 'This link does not work',
  unknown: (address: string) =>
    `The link is incomplete. Open it again from the e-mail, or write to ${address} and we will remove your address.`,
  failed: 'That did not work. Please press the button again in a minute.',
}

export type UnsubscribeMessages = typeof en
