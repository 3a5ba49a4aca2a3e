export const en = {
  metal: { gold: 'Hallmark gold', silver: 'Silver' },
  unit: { tola: 'tola', '10g': '10 grams', gram: 'gram', kilogram: 'kg', aana: 'aana', lal: 'lal' },
  price: (metal: string, price: string, unit: string) => `${metal}: ${price} per ${unit}`,
  priceReading: (metal: string) => `${metal}, latest available price`,
  costReading: (quantity: string, metal: string) =>
    `${quantity} of ${metal}, without making charge and jarti`,
}

export type GoldAskMessages = typeof en
