export const en = {
  providerRequired: 'Please select a provider',
  nameRequired: 'Plan name is required',
  speedNeeded: 'Speed must be greater than 0',
  priceNeeded: 'Price must be greater than 0',
}

export type PlanMessages = typeof en
