import type { NamedBank } from './bank.ts'

/** Shown when the list of banks cannot be loaded; in this order. */
export const builtInBanks: readonly NamedBank[] = [
  { name: 'Nepal Bank Limited', name_ne: 'नेपाल बैंक लिमिटेड', code: 'NEBLNPKA' },
  { name: 'NIC Asia Bank Limited', name_ne: 'एनआईसी एशिया बैंक लिमिटेड', code: 'BOALNPKA' },
  { name: 'Global IME Bank Limited', name_ne: 'ग्लोबल आईएमई बैंक लिमिटेड', code: 'GLBBNPKA' },
  { name: 'Himalayan Bank Ltd', name_ne: 'हिमालयन बैंक लिमिटेड', code: 'HIMANPKA' },
  { name: 'NMB Bank', name_ne: 'एनएमबी बैंक', code: 'NMBBNPKA' },
]
