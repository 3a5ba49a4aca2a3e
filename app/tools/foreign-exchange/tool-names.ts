// Apart from the manifest, whose texts the tool's page need not load.
export const path = '/foreign-exchange'

/** Names in the usage log. */
export const events = { open: 'foreign-exchange-view', fetch: 'foreign-exchange-fetch' } as const
