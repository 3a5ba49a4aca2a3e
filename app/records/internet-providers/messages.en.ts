export const en = {
  nameRequired: 'Provider name is required',
}

export type ProviderMessages = typeof en
