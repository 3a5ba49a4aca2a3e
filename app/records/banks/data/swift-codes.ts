/**
 * SWIFT codes of banks whose payment codes carry another one, by that one. Source: merokalam.com/blog/nepal-bank-swift-codes,
 * read in November 2026.
 */
export const swiftCodes: Readonly<Record<string, string>> = { BOALNPKA: 'NICENPKA' }
