export const en = {
  providerRequired: 'Please select a provider',
  providerGone: 'Its provider is deleted',
  nameRequired: 'Plan name is required',
  speedNeeded: 'Speed must be greater than 0',
  priceNeeded: 'Price must be greater than 0',
  paidAhead: {
    chip: (months: string) => `${months} months at once`,
    text: (price: string, months: string, first?: string) =>
      `${price} for ${months} months at once${first ? `, ${first} with the fees` : ''}`,
  },
  secondHand: {
    chip: 'Second-hand price',
    text: (day: string) => `Second-hand price: read by others on ${day}, not checked by us`,
    withoutDay: 'Second-hand price: day unknown, not checked by us',
  },
  unknownFees: {
    chip: 'Fees not published',
    install: 'Install fee not published, counted as 0',
    router: 'Router fee not published, counted as 0',
    both: 'Installation and router fees not published, counted as 0',
  },
}

export type PlanMessages = typeof en
