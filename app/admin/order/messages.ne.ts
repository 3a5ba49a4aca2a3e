import { en, type OrderMessages } from './messages.en.ts'

const ne: OrderMessages = {
  title: 'क्रम मिलाउनुहोस्',
  hint: 'समात्ने ठाउँबाट तानेर वा तीर थिचेर सार्नुहोस्। किबोर्डमा: समात्ने ठाउँमा स्पेसले समात्छ, तीरले सार्छ, फेरि स्पेसले छोड्छ, एस्केपले पहिलेकै ठाउँमा फर्काउँछ।',
  errorTitle: 'क्रम ल्याउन सकिएन',
  handle: (name, place, count) => `${name} सार्नुहोस्, ${count} मध्ये ${place}औँ स्थान`,
  up: (name) => `${name} माथि सार्नुहोस्`,
  down: (name) => `${name} तल सार्नुहोस्`,
  hidden: 'साइटमा नदेखिने',
  events: {
    grabbed: (name, place, count) =>
      `${name} समातियो, ${count} मध्ये ${place}औँ स्थान। तीरले सार्छ, स्पेसले छोड्छ, एस्केपले पहिलेकै ठाउँमा फर्काउँछ।`,
    moved: (name, place, count) => `${name}: ${count} मध्ये ${place}औँ स्थान।`,
    dropped: (name, place, count) => `${name} ${count} मध्ये ${place}औँ स्थानमा राखियो।`,
    cancelled: (name, place, count) => `${name} फेरि ${count} मध्ये ${place}औँ स्थानमै फर्कियो।`,
  },
  leaveTitle: 'नयाँ क्रम हटाउने हो?',
  leaveText: 'सारिएका सबै पहिलेकै ठाउँमा फर्किन्छन्।',
  saved: 'क्रम सुरक्षित भयो।',
}

export const messages = { en, ne }
