import type { BsDate } from '../calendar-day.ts'
import { sunriseOf } from './sun-times.ts'
import { moonLongitude } from './surya-siddhanta.ts'

/**
 * The nakshatra at sunrise in Kathmandu: the 27th part of the zodiac in which the moon stands, 1 (Ashwini) to
 * 27 (Revati). Computed only: there are no published ones to compare with.
 * Throws DateOutOfRangeError for a day outside the table.
 */
export function nakshatraOf(date: BsDate): number {
  return Math.floor((moonLongitude(sunriseOf(date)) * 27) / 360) + 1
}

/** What the 27 nakshatras are called, Ashwini (number 1) first. A table of its own, as that of the festivals. */
export const nakshatraNames: readonly { readonly en: string; readonly ne: string }[] = [
  { en: 'Ashwini', ne: 'अश्विनी' },
  { en: 'Bharani', ne: 'भरणी' },
  { en: 'Krittika', ne: 'कृत्तिका' },
  { en: 'Rohini', ne: 'रोहिणी' },
  { en: 'Mrigashira', ne: 'मृगशिरा' },
  { en: 'Ardra', ne: 'आर्द्रा' },
  { en: 'Punarvasu', ne: 'पुनर्वसु' },
  { en: 'Pushya', ne: 'पुष्य' },
  { en: 'Ashlesha', ne: 'आश्लेषा' },
  { en: 'Magha', ne: 'मघा' },
  { en: 'Purva Phalguni', ne: 'पूर्वाफाल्गुनी' },
  { en: 'Uttara Phalguni', ne: 'उत्तराफाल्गुनी' },
  { en: 'Hasta', ne: 'हस्त' },
  { en: 'Chitra', ne: 'चित्रा' },
  { en: 'Swati', ne: 'स्वाती' },
  { en: 'Vishakha', ne: 'विशाखा' },
  { en: 'Anuradha', ne: 'अनुराधा' },
  { en: 'Jyeshtha', ne: 'ज्येष्ठा' },
  { en: 'Mula', ne: 'मूल' },
  { en: 'Purva Ashadha', ne: 'पूर्वाषाढा' },
  { en: 'Uttara Ashadha', ne: 'उत्तराषाढा' },
  { en: 'Shravana', ne: 'श्रवण' },
  { en: 'Dhanishtha', ne: 'धनिष्ठा' },
  { en: 'Shatabhisha', ne: 'शतभिषा' },
  { en: 'Purva Bhadrapada', ne: 'पूर्वभाद्रपदा' },
  { en: 'Uttara Bhadrapada', ne: 'उत्तरभाद्रपदा' },
  { en: 'Revati', ne: 'रेवती' },
]
