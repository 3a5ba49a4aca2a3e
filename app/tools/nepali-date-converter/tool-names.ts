// Apart from the manifest, whose texts the tool's page need not load.

/** Names in the usage log. */
export const events = { open: 'date-converter-view', convert: 'date-converter' } as const
