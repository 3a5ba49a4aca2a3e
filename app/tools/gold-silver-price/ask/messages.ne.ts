import { en, type GoldAskMessages } from './messages.en.ts'

const ne: GoldAskMessages = {
  metal: { gold: 'छापावाल सुन', silver: 'चाँदी' },
  unit: { tola: 'तोला', '10g': '१० ग्राम', gram: 'ग्राम', kilogram: 'किलो', aana: 'आना', lal: 'लाल' },
  priceReading: (metal) => `${metal}, उपलब्ध पछिल्लो भाउ`,
  bought: (amount, metal, tola, gram) => `${amount} को ${metal}: ${tola} तोला (${gram} ग्राम)`,
  costReading: (quantity, metal) => `${quantity} ${metal}, ज्याला र जर्तीबाहेक`,
}

export const messages = { en, ne }
