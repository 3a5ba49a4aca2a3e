/** Prices of a market day longer ago than this are marked as old: none is fixed on Saturdays and holidays. */
export const freshPricesDays = 3

/** Of a recorded source such as `Dealers via a service`, who published the prices. */
export const publisherOf = (source: string) => source.split(' via ')[0] ?? source
