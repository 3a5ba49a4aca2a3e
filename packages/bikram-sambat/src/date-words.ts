import { adMonths } from './ad-months.ts'
import type { CalendarName } from './calendar-name.ts'
import { bsMonths, weekdays } from './names.ts'

/** A month (1 to 12) by a word as people write it, undefined for a word that names none. */
export type MonthReader = (word: string) => number | undefined

// One entry a month, in the order of the months; what folding makes equal is not repeated.
const bsVariants =
  ',jeth jyeshtha जेष्ठ ज्येष्ठ,asar आषाढ असाढ,saun sawan sharwan shrawn श्रावण सावन,bhadau bhadaw bhadrapada भाद्र भाद्रपद,' +
  'asoj asuj aswayuja आश्विन असौज,kattik kartick कार्तिक,mansir mangsheer mungsir manghir marga margashirsha मार्ग मार्गशीर्ष मंगसिर,' +
  'pus पौष,,fagun fagan falgoon फाल्गुन,chait chaitya चैत्र चैतु'

const adVariants = ',फेब्रुवरी,,एप्रिल,,,,,sept सेप्टेंबर सेप्टेमबर,अक्टुबर अक्तोबर,नोभेंबर नवम्बर,डिसेंबर दिसम्बर'

const fillers = 'bs b s ad a d st nd rd th of gate miti date गते वि सं ई मिति साल तारिख वार बार'

export const bsMonthOf: MonthReader = monthReader(bsMonths, bsVariants)

export const adMonthOf: MonthReader = monthReader(adMonths, adVariants)

// Lists are made when a first word is read: most who load this never type one.
let ignored: ReadonlySet<string> | undefined

/** Weekdays, "BS", "गते" and the like, which tell nothing that the numbers do not tell. */
export function isIgnored(word: string): boolean {
  ignored ??= new Set([
    ...fillers.split(' ').map(fold),
    ...weekdays.flatMap(({ en, ne, enShort, neShort }) => [en, ne, enShort, neShort].map(fold)),
    // "Mangal", "Bihi", "Shani": weekdays as they are said.
    ...'बिहिबार बिहि tues thurs'.split(' ').map(fold),
  ])
  return ignored.has(fold(word))
}

function monthReader(months: readonly CalendarName[], variants: string): MonthReader {
  let numbers: ReadonlyMap<string, number> | undefined
  return (word) => {
    numbers ??= monthNumbers(months, variants)
    return numbers.get(fold(word))
  }
}

function monthNumbers(months: readonly CalendarName[], variants: string): Map<string, number> {
  const numbers = new Map<string, number>()
  for (const [index, words] of fullSpellings(months, variants).entries()) {
    const { value, enShort, neShort } = months[index] as CalendarName
    for (const word of [...words, enShort, neShort]) numbers.set(fold(word), value)
  }
  return numbers
}

/** How people write the twelve BS months, by index: full names in both languages and their usual variants. */
export function bsMonthSpellings(): string[][] {
  return fullSpellings(bsMonths, bsVariants)
}

/** The same for the months of the common era. */
export function adMonthSpellings(): string[][] {
  return fullSpellings(adMonths, adVariants)
}

function fullSpellings(months: readonly CalendarName[], variants: string): string[][] {
  const lists = variants.split(',').map((words) => words.split(' ').filter(Boolean))
  return months.map(({ en, ne }, index) => [en, ne, ...(lists[index] as string[])])
}

/**
 * One form for the many spellings of a word: Baishakh, Vaishakha, Baisakh; बैशाख, वैशाख; मङ्सिर, मंसिर.
 * U+094D is the halant, U+0901 to U+0903 are the nasal signs and the visarga.
 */
function fold(word: string): string {
  return word
    .toLowerCase()
    .replace(/(?:h|\u094D|[\u0901-\u0903]|ङ)/g, '')
    .replace(/[ao]u/g, 'o')
    .replace(/f/g, 'p')
    .replace(/[wb]/g, 'v')
    .replace(/(...)a$/, '$1')
    .replace(/[शष]/g, 'स')
    .replace(/ब/g, 'व')
    .replace(/ण/g, 'न')
    .replace(/ी/g, 'ि')
    .replace(/ू/g, 'ु')
    .replace(/ई/g, 'इ')
    .replace(/^आ/, 'अ')
    .replace(/(.)\1+/g, '$1')
}
