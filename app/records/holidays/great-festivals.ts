import type { Bilingual } from '#app/lib/language.ts'

/** A festival that people ask for. */
export interface GreatFestival {
  /** Last part of the address of its page. */
  slug: string
  name: Bilingual
  /** Its day that people ask for, as an id of the records. */
  main: string
  /** Its days in their order, with the main one. */
  days: readonly string[]
}

/** The festivals of several days. */
export const [dashain, tihar, holi] = [
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
  { slug: 'holi', name: { en: 'Holi', ne: 'होली' }, main: 'holi-hill', days: ['holi-hill', 'holi-terai'] },
] as const satisfies readonly GreatFestival[]

/** The festival of several days that a day belongs to. */
export const wholeFestivalOf = (id: string): GreatFestival | undefined =>
  [dashain, tihar, holi].find(({ days }: GreatFestival) => days.includes(id))
