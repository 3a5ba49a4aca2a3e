/** English or Nepali, as in `lang` attributes. */
export type Language = 'en' | 'ne'
