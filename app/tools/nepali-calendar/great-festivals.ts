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

/** The festivals that most people ask for, in the order of the BS year. */
export const greatFestivals: readonly GreatFestival[] = [
  { slug: 'new-year', name: { en: 'Nepali New Year', ne: 'नयाँ वर्ष' }, main: 'new-year', days: ['new-year'] },
  {
    slug: 'buddha-jayanti',
    name: { en: 'Buddha Jayanti', ne: 'बुद्ध जयन्ती' },
    main: 'buddha-jayanti',
    days: ['buddha-jayanti'],
  },
  { slug: 'teej', name: { en: 'Teej', ne: 'तीज' }, main: 'teej', days: ['teej'] },
  {
    slug: 'dashain',
    name: { en: 'Dashain', ne: 'दशैँ' },
    main: 'vijaya-dashami',
    days: ['ghatasthapana', 'fulpati', 'maha-ashtami', 'maha-navami', 'vijaya-dashami'],
  },
  {
    slug: 'tihar',
    name: { en: 'Tihar', ne: 'तिहार' },
    main: 'laxmi-puja',
    days: ['kaag-tihar', 'kukur-tihar', 'laxmi-puja', 'gobardhan', 'bhai-tika'],
  },
  { slug: 'chhath', name: { en: 'Chhath', ne: 'छठ' }, main: 'chhath', days: ['chhath'] },
  {
    slug: 'shivaratri',
    name: { en: 'Maha Shivaratri', ne: 'महाशिवरात्रि' },
    main: 'shivaratri',
    days: ['shivaratri'],
  },
  { slug: 'holi', name: { en: 'Holi', ne: 'होली' }, main: 'holi-hill', days: ['holi-hill', 'holi-terai'] },
]

/** Of a festival's page, below the tool's. */
export const festivalSubpath = (slug: string) => `/festivals/${slug}`
