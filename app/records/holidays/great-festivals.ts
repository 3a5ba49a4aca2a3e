import type { Bilingual } from '#app/lib/language.ts'

/** A festival with a page of its own. */
export interface GreatFestival {
  /** Last part of its address. */
  slug: string
  name: Bilingual
  /** Its day that people ask for, as an id of the records. */
  main: string
  /** Its days in their order, with the main one. */
  days: readonly string[]
}

const ofOneDay = (slug: string, en: string, ne: string): GreatFestival => {
  return { slug, name: { en, ne }, main: slug, days: [slug] }
}

/** The festivals that most people ask for, in the order of the BS year. */
export const greatFestivals: readonly GreatFestival[] = [
  ofOneDay('new-year', 'Nepali New Year', 'नयाँ वर्ष'),
  ofOneDay('buddha-jayanti', 'Buddha Jayanti', 'बुद्ध जयन्ती'),
  ofOneDay('teej', 'Teej', 'तीज'),
  {
    slug: 'dashain',
    name: { en: 'Dashain', ne: 'दशैँ' },
    main: 'vijaya-dashami',
    days: ['ghatasthapana', 'fulpati', 'maha-ashtami', 'maha-navami', 'vijaya-dashami', 'kojagrat'],
  },
  {
    slug: 'tihar',
    name: { en: 'Tihar', ne: 'तिहार' },
    main: 'laxmi-puja',
    days: ['kaag-tihar', 'kukur-tihar', 'laxmi-puja', 'gobardhan', 'bhai-tika'],
  },
  ofOneDay('chhath', 'Chhath', 'छठ'),
  ofOneDay('shivaratri', 'Maha Shivaratri', 'महाशिवरात्रि'),
  { slug: 'holi', name: { en: 'Holi', ne: 'होली' }, main: 'holi-hill', days: ['holi-hill', 'holi-terai'] },
]

/** The festival of several days that a day belongs to. */
export const wholeFestivalOf = (id: string) =>
  greatFestivals.find(({ days }) => days.length > 1 && days.includes(id))
