/** The moment of a day at which a tithi must hold to give the day its festival; sunrise where none is named. */
export type Moment = 'sunrise' | 'morning' | 'forenoon' | 'midday' | 'dusk' | 'midnight'

/**
 * Month 1 (Chaitra) to 12 (Phalguna) from new moon to new moon; tithi 1 to 15 in its bright half, 16 to 30 in
 * the dark half after it, 30 being the new moon. Some celebrate it days after. The day is open where the tithi
 * changes within some minutes of the moment, `openMinutes` if none are named.
 */
export type LunarRule = readonly [
  month: number,
  tithi: number,
  at?: Moment,
  daysAfter?: number,
  openMinutes?: number,
]

/** Almanacs take the sunrise of other places and by other rules, so that minutes decide differently. */
export const openMinutes = 15

export type FixedRule = readonly [month: number, day: number]

export const lunarRules = {
  // Chaitra
  'mata-tirtha': [1, 30],
  // Vaishakha
  'buddha-jayanti': [2, 15],
  // Shravana
  'janai-purnima': [5, 15],
  'gai-jatra': [5, 16],
  'krishna-janmashtami': [5, 23, 'midnight'],
  'kushe-aunsi': [5, 30],
  // Bhadra
  teej: [6, 3],
  'rishi-panchami': [6, 5, 'midday'],
  'indra-jatra': [6, 14],
  // Ashwin
  ghatasthapana: [7, 1],
  fulpati: [7, 7],
  'maha-ashtami': [7, 8],
  'maha-navami': [7, 9],
  'vijaya-dashami': [7, 10],
  kojagrat: [7, 15, 'dusk'],
  'laxmi-puja': [7, 30, 'dusk'],
  // Kartik
  // The Calendar Determination Committee took the day before when the tithi ended 99 minutes after sunrise (BS 2076),
  // and the same day at 166 (2077) and 183 (2067): what ends between is not decided.
  gobardhan: [8, 1, 'morning', 0, 35],
  'bhai-tika': [8, 2, 'midday'],
  chhath: [8, 6],
  // One that begins in the two hours before sunrise is kept on the next day by Vaishnavas and some calendars.
  haribodhini: [8, 11, 'sunrise', 0, 120],
  'guru-nanak': [8, 15],
  // Margashirsha
  yomari: [9, 15],
  // Magha
  'sonam-lhosar': [11, 1],
  'saraswati-puja': [11, 5],
  shivaratri: [11, 29, 'midnight'],
  // Phalguna
  'gyalpo-lhosar': [12, 1],
  'holi-hill': [12, 15, 'dusk'],
  'holi-terai': [12, 15, 'dusk', 1],
  'ghode-jatra': [12, 30, 'forenoon'],
  // Chaitra
  'chaite-dashain': [1, 8],
  'ram-navami': [1, 9, 'midday'],
} as const satisfies Record<string, LunarRule>

/** By month and day of Bikram Sambat. */
export const bsRules = {
  'new-year': [1, 1],
  loktantra: [1, 11],
  republic: [2, 15],
  constitution: [6, 3],
  'tamu-lhosar': [9, 15],
  prithvi: [9, 27],
  'maghe-sankranti': [10, 1],
  martyrs: [10, 16],
  democracy: [11, 7],
} as const satisfies Record<string, FixedRule>

/** By month and day of the Gregorian calendar. */
export const adRules = {
  labour: [5, 1],
  christmas: [12, 25],
  women: [3, 8],
} as const satisfies Record<string, FixedRule>

export type FestivalId = keyof typeof lunarRules | keyof typeof bsRules | keyof typeof adRules
