export const en = {
  nameRequired: 'Provider name is required',
}

export type ProviderWords = typeof en
