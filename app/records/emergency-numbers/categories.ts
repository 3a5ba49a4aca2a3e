import type { Bilingual } from '#app/lib/language.ts'

interface CategoryParts {
  title: Bilingual
  /** On the button that shows this category alone. */
  short: Bilingual
  /** Answers everywhere in Nepal, for trouble of this kind. */
  general: '100' | '102'
  icon: string
  colour: 'red' | 'blue' | 'pink' | 'orange' | 'green' | 'indigo'
}

/** The groups of the page, in its order. */
export const categories = {
  general: {
    title: { en: 'General Emergency Services', ne: 'सामान्य आपत्कालीन सेवा' },
    short: { en: 'Emergency', ne: 'आपत्कालीन' },
    general: '100',
    icon: 'bell',
    colour: 'red',
  },
  security: {
    title: { en: 'Army and Security Services', ne: 'सेना तथा सुरक्षा सेवा' },
    short: { en: 'Army, security', ne: 'सेना, सुरक्षा' },
    general: '100',
    icon: 'shield',
    colour: 'blue',
  },
  health: {
    title: { en: 'Health and Child Services', ne: 'स्वास्थ्य तथा बाल सेवा' },
    short: { en: 'Health, children', ne: 'स्वास्थ्य, बालबालिका' },
    general: '102',
    icon: 'clipboard',
    colour: 'pink',
  },
  utilities: {
    title: { en: 'Utilities and Public Services', ne: 'उपयोगिता तथा सार्वजनिक सेवा' },
    short: { en: 'Public services', ne: 'सार्वजनिक सेवा' },
    general: '100',
    icon: 'wrench',
    colour: 'orange',
  },
  disaster: {
    title: { en: 'Disaster and Tourism', ne: 'विपद् तथा पर्यटन' },
    short: { en: 'Disaster, tourism', ne: 'विपद्, पर्यटन' },
    general: '100',
    icon: 'map-pin',
    colour: 'green',
  },
  enquiries: {
    title: {
      en: 'General Inquiries and Helicopter Rescue Services',
      ne: 'सामान्य सोधपुछ तथा हेलिकप्टर उद्धार सेवा',
    },
    short: { en: 'Inquiries, helicopters', ne: 'सोधपुछ, हेलिकप्टर' },
    general: '100',
    icon: 'phone',
    colour: 'indigo',
  },
} as const satisfies Readonly<Record<string, CategoryParts>>

export type CategoryId = keyof typeof categories

export const categoryIds = Object.keys(categories) as [CategoryId, ...CategoryId[]]
