export const en = {
  metal: { gold: 'Hallmark gold', silver: 'Silver' },
  unit: { tola: 'tola', '10g': '10 grams', gram: 'gram', kilogram: 'kg', aana: 'aana', lal: 'lal' },
  priceReading: (metal: string) => `${metal}, latest available price`,
  bought: (amount: string, metal: string, tola: string, gram: string) =>
    `${amount} of ${metal.toLowerCase()}: ${tola} tola (${gram} g)`,
  costReading: (quantity: string, metal: string) =>
    `${quantity} of ${metal}, without making charge and jarti`,
}

export type GoldAskMessages = typeof en
