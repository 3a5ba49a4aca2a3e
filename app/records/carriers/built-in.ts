import type { Bilingual } from '#app/kit/language.ts'
import type { Carrier } from './carrier.ts'

type BuiltInCarrier = Omit<Carrier, 'name' | 'description'> & { name: Bilingual; description: Bilingual }

/** Shown without a message when the list of carriers cannot be loaded; in this order. */
export const builtInCarriers: readonly BuiltInCarrier[] = [
  {
    id: 'nepal-telecom-gsm',
    name: { en: 'Nepal Telecom (Namaste SIM)', ne: 'नेपाल टेलिकम (नमस्ते सिम)' },
    technology: 'GSM',
    prefixes: ['984', '985', '986', '976'],
    icon: 'smartphone',
    colour: 'blue',
    description: {
      en: 'State-run mobile operator.',
      ne: 'सरकारी स्वामित्वको मोबाइल सेवा प्रदायक।',
    },
  },
  {
    id: 'ncell',
    name: { en: 'Ncell', ne: 'एनसेल' },
    technology: 'GSM',
    prefixes: ['980', '981', '982', '970'],
    icon: 'phone',
    colour: 'purple',
    description: {
      en: 'Private mobile operator.',
      ne: 'निजी मोबाइल सेवा प्रदायक।',
    },
  },
]
