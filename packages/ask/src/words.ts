/** Spellings separated by commas, by concept. A concept may have a value behind a colon: `currency:USD`. */
export type Words = Readonly<Record<string, string>>
