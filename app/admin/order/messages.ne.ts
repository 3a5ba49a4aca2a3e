import { en, type OrderMessages } from './messages.en.ts'

const ne: OrderMessages = {
  title: 'क्रम मिलाउनुहोस्',
  hint: 'तीर थिचेर सार्नुहोस्, वा अगाडिको खानामा नयाँ स्थान लेखेर इन्टर थिच्नुहोस्।',
  errorTitle: 'क्रम ल्याउन सकिएन',
  place: (name, count) => `स्थान: ${name}, १ देखि ${count}`,
  up: (name) => `${name} माथि सार्नुहोस्`,
  down: (name) => `${name} तल सार्नुहोस्`,
  hidden: 'साइटमा नदेखिने',
  moved: (name, place, count) => `${name}: ${count} मध्ये ${place}औँ स्थान।`,
  saved: 'क्रम सुरक्षित भयो।',
}

export const messages = { en, ne }
