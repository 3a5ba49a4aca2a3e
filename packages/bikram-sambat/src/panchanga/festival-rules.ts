/** The moment of a day at which a tithi must hold to give the day its festival; sunrise where none is named. */
export type Moment = 'sunrise' | 'forenoon' | 'midday' | 'dusk' | 'midnight'

/**
 * Month 1 (Chaitra) to 12 (Phalguna) from new moon to new moon; tithi 1 to 15 in its bright half, 16 to 30 in
 * the dark half after it, 30 being the new moon.
 */
export type LunarRule = readonly [month: number, tithi: number, at?: Moment]

export type FixedRule = readonly [month: number, day: number]

const chaitra = 1
const vaishakha = 2
const shravana = 5
const bhadra = 6
const ashwin = 7
const kartik = 8
const margashirsha = 9
const magha = 11
const phalguna = 12

export const lunarRules = {
  'mata-tirtha': [chaitra, 30],
  'buddha-jayanti': [vaishakha, 15],
  'janai-purnima': [shravana, 15],
  'gai-jatra': [shravana, 16],
  'krishna-janmashtami': [shravana, 23, 'midnight'],
  'kushe-aunsi': [shravana, 30],
  teej: [bhadra, 3],
  'rishi-panchami': [bhadra, 5, 'midday'],
  'indra-jatra': [bhadra, 14],
  ghatasthapana: [ashwin, 1],
  fulpati: [ashwin, 7],
  'maha-ashtami': [ashwin, 8],
  'maha-navami': [ashwin, 9],
  'vijaya-dashami': [ashwin, 10],
  kojagrat: [ashwin, 15, 'dusk'],
  'laxmi-puja': [ashwin, 30, 'dusk'],
  gobardhan: [kartik, 1],
  'bhai-tika': [kartik, 2, 'midday'],
  chhath: [kartik, 6],
  haribodhini: [kartik, 11],
  'guru-nanak': [kartik, 15],
  yomari: [margashirsha, 15],
  'sonam-lhosar': [magha, 1],
  'saraswati-puja': [magha, 5],
  shivaratri: [magha, 29, 'midnight'],
  'gyalpo-lhosar': [phalguna, 1],
  'holi-hill': [phalguna, 15, 'dusk'],
  'ghode-jatra': [phalguna, 30, 'forenoon'],
  'chaite-dashain': [chaitra, 8],
  'ram-navami': [chaitra, 9, 'midday'],
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

/** The Terai plays Holi on the day after the hills. */
export type FestivalId = keyof typeof lunarRules | keyof typeof bsRules | keyof typeof adRules | 'holi-terai'
