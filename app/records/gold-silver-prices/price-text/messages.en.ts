export const en = {
  gold: {
    tola: (price: string) => `Hallmark gold: ${price} per tola`,
    '10g': (price: string) => `Hallmark gold: ${price} per 10 grams`,
  },
  silver: {
    tola: (price: string) => `Silver: ${price} per tola`,
    '10g': (price: string) => `Silver: ${price} per 10 grams`,
  },
}

export type PriceTexts = typeof en
