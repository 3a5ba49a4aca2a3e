import { adMonths } from './ad-months.ts'
import type { CalendarName } from './calendar-name.ts'
import { bsMonths, weekdays } from './names.ts'

/** A month (1 to 12) by a word as people write it, undefined for a word that names none. */
export type MonthReader = (word: string) => number | undefined

// One entry a month, in the order of the months, of papers, programs and chats. The parser folds spellings, Ask does not.
const bsVariants = [
  'baishak baisak vaishakh vaisakh besakh बैशाख',
  'jeth jyeshtha jeshtha jyestha jyaistha jesth jeshta जेष्ठ ज्येष्ठ जेष्ट जेस्ठ',
  'asar asadh ashad asad ashar aasar asadha असाढ आषाढ आसार',
  'saun sawan shrawana srawan saaun sawun shawan shravan sharwan shrawn shraban srabon श्रावण सावन',
  'bhadau bhadrapada bhadou bhado bhadaw bhadoo bhadraw भाद्र भाद्रपद भादौ भदो',
  'asoj aswayuja ashoj aswin aasoj asuj asauj ashuj आश्विन असौज अश्विन असुज',
  'kattik kartika katik kartick kattick kartk कार्तिक कातिक कार्त्तिक',
  'mansir marga margashirsha mangshir marg mangsheer mangseer mungsir mongsir manghir manshir मार्ग मार्गशीर्ष मंगसिर मङ्सीर मंसीर मङ्गसिर',
  'pus paush paus poosh poos pous पौष पौस',
  'mag maagh magha',
  'fagun phagun phalgun fhagun falgoon fagan fagoon phalguna faagun फाल्गुन फाल्गुण',
  'chait chaitya chaita chetra chet चैत्र चैतु चैत्य',
]

const adVariants = ',फेब्रुवरी,,एप्रिल,,,,,sept सेप्टेंबर सेप्टेमबर,अक्टुबर अक्तोबर,नोभेंबर नवम्बर,डिसेंबर दिसम्बर'.split(',')

const weekdayVariants = [
  'aaitabar aitabar aaitabaar आइतवार',
  'sombar sombaar somabar सोमवार',
  'tues mangalbar mangalbaar मंगलबार मंगलवार',
  'budhabar budhbar बुधवार',
  'thurs bihi bihibar bihibaar bihabar बिहि बिहिबार बिहीवार',
  'sukrabar shukrabar sukrabaar शुक्रवार',
  'sanibar shanibar sanibaar शनिवार',
]

const fillers =
  'bs b s ad a d ce st nd rd th of on the gate gatey gates miti date dated day tarikh tarik saal sal bikram vikram sambat ' +
  'गते वि सं ई इ मिति साल तारिख तारीख वार बार रोज दिन विक्रम संवत सन ईस्वी'

export const bsMonthOf: MonthReader = monthReader(bsMonths, bsVariants)

export const adMonthOf: MonthReader = monthReader(adMonths, adVariants)

// Lists are made when a first word is read: most who load this never type one.
let ignored: ReadonlySet<string> | undefined

/** Weekdays, "BS", "गते" and the like, which tell nothing that the numbers do not tell. */
export function isIgnored(word: string): boolean {
  ignored ??= new Set([
    ...fillers.split(' ').map(fold),
    ...weekdays.flatMap(spellings),
    ...weekdayVariants.flatMap(wordsIn).map(fold),
  ])
  return ignored.has(fold(word))
}

function monthReader(months: readonly CalendarName[], variants: readonly string[]): MonthReader {
  let numbers: ReadonlyMap<string, number> | undefined
  return (word) => {
    numbers ??= monthNumbers(months, variants)
    return numbers.get(fold(word))
  }
}

function monthNumbers(months: readonly CalendarName[], variants: readonly string[]): Map<string, number> {
  const numbers = new Map<string, number>()
  for (const [index, words] of variants.map(wordsIn).entries()) {
    const month = months[index] as CalendarName
    for (const word of [...spellings(month), ...words.map(fold)]) numbers.set(word, month.value)
  }
  return numbers
}

function spellings(name: CalendarName): string[] {
  return [name.en, name.ne, name.enShort, name.neShort].map(fold)
}

function wordsIn(variants: string): string[] {
  return variants.split(' ').filter(Boolean)
}

/** How people write the twelve BS months, by index: full names in both languages and their usual variants. */
export function bsMonthSpellings(): string[][] {
  return fullSpellings(bsMonths, bsVariants)
}

/** The same for the months of the common era. */
export function adMonthSpellings(): string[][] {
  return fullSpellings(adMonths, adVariants)
}

/** The same for the weekdays, from Sunday. */
export function weekdaySpellings(): string[][] {
  return fullSpellings(weekdays, weekdayVariants)
}

function fullSpellings(names: readonly CalendarName[], variants: readonly string[]): string[][] {
  return names.map(({ en, ne }, index) => [en, ne, ...wordsIn(variants[index] ?? '')])
}

/**
 * One form for the many spellings of a word: Baishakh, Vaishakha, Baisakh; बैशाख, वैशाख; मङ्सिर, मंसिर.
 * U+094D is the halant, U+0901 to U+0903 are the nasal signs and the visarga.
 */
function fold(word: string): string {
  return word
    .toLowerCase()
    .replace(/h/g, '')
    .replace(/f/g, 'p')
    .replace(/[wb]/g, 'v')
    .replace(/(...)a$/, '$1')
    .replace(/[\u094D\u0901-\u0903ङ]/g, '')
    .replace(/[शष]/g, 'स')
    .replace(/ब/g, 'व')
    .replace(/ण/g, 'न')
    .replace(/ी/g, 'ि')
    .replace(/ू/g, 'ु')
    .replace(/ई/g, 'इ')
    .replace(/^आ/, 'अ')
    .replace(/(.)\1+/g, '$1')
}
