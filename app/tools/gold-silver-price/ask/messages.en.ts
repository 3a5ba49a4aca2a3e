export const en = {
  metal: { gold: 'Gold (hallmark)', silver: 'Silver' },
  unit: { tola: 'tola', '10g': '10 grams', gram: 'gram', kilogram: 'kg', aana: 'aana', lal: 'lal' },
  price: (metal: string, price: string, unit: string) =>
    `${metal}: ${price} for ${unit === 'tola' ? 'a tola' : unit}`,
  priceReading: (metal: string) => `${metal}, latest price at hand`,
  costReading: (quantity: string, metal: string) => `${quantity} of ${metal}, the metal alone`,
  convertReading: 'weight',
}

export type GoldAskMessages = typeof en
