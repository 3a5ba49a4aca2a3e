// In the form of the rules of festivals.

// An Ekadashi that begins in the two hours before sunrise is kept on the next day by Vaishnavas and some calendars.
const dawn = 120
const ekadashi = <Month extends number, Tithi extends 11 | 26>(month: Month, tithi: Tithi) =>
  [month, tithi, 'sunrise', 0, dawn] as const

/** Days of the almanac that no holiday goes with: lists of the coming festivals leave them out. */
export const lunarRules = {
  'kamada-ekadashi': ekadashi(1, 11),
  'varuthini-ekadashi': ekadashi(1, 26),
  'akshaya-tritiya': [2, 3],
  'mohini-ekadashi': ekadashi(2, 11),
  'apara-ekadashi': ekadashi(2, 26),
  'nirjala-ekadashi': ekadashi(3, 11),
  'yogini-ekadashi': ekadashi(3, 26),
  'harishayani-ekadashi': ekadashi(4, 11),
  'guru-purnima': [4, 15],
  'kamika-ekadashi': ekadashi(4, 26),
  'nag-panchami': [5, 5],
  'shravan-putrada-ekadashi': ekadashi(5, 11),
  'aja-ekadashi': ekadashi(5, 26),
  'ganesh-chaturthi': [6, 4, 'forenoon'],
  'hariparivartini-ekadashi': ekadashi(6, 11),
  jitiya: [6, 23],
  'indira-ekadashi': ekadashi(6, 26),
  'papankusha-ekadashi': ekadashi(7, 11),
  'rama-ekadashi': ekadashi(7, 26),
  dhanteras: [7, 28, 'dusk'],
  'kaag-tihar': [7, 28],
  'kukur-tihar': [7, 29],
  'utpanna-ekadashi': ekadashi(8, 26),
  'bala-chaturdashi': [8, 29],
  'vivah-panchami': [9, 5],
  'mokshada-ekadashi': ekadashi(9, 11),
  'saphala-ekadashi': ekadashi(9, 26),
  'poush-putrada-ekadashi': ekadashi(10, 11),
  'shattila-ekadashi': ekadashi(10, 26),
  'bhima-ekadashi': ekadashi(11, 11),
  'vijaya-ekadashi': ekadashi(11, 26),
  'amalaki-ekadashi': ekadashi(12, 11),
  'papmochani-ekadashi': ekadashi(12, 26),
} as const

/** The same by month and day of Bikram Sambat. */
export const bsRules = {
  'asar-15': [3, 15],
  'bhanu-jayanti': [3, 29],
  'saune-sankranti': [4, 1],
  'vishwakarma-puja': [6, 1],
} as const
