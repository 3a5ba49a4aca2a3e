import { en, type PriceTexts } from './messages.en.ts'

const ne: PriceTexts = {
  gold: {
    tola: (price) => `छापावाल सुन: प्रति तोला ${price}`,
    '10g': (price) => `छापावाल सुन: प्रति १० ग्राम ${price}`,
  },
  silver: {
    tola: (price) => `चाँदी: प्रति तोला ${price}`,
    '10g': (price) => `चाँदी: प्रति १० ग्राम ${price}`,
  },
}

export const messages = { en, ne }
