import { adMonths } from 'bikram-sambat-calendar'
import { adMonthSpellings, bsMonthSpellings } from 'bikram-sambat-calendar/date-words'
import type { Words } from './words.ts'

/** Spellings of chat that the calendar package does not need, by month. */
const chatMonths = [
  'baishak,baisak,vaishakh',
  'jestha,jeshtha,jeth,jyestha,jesth',
  'asadh,ashad,asad,asar,ashar',
  'srawan,saaun,sawun,shawan,shravan',
  'bhadou,bhado,bhadra',
  'ashoj,asoj,aswin,ashwin,aasoj',
  'kattik,kartik,katik',
  'mansir,mangshir,marg,mangsheer,मंगसिर,मङ्सीर,मंसीर',
  'pus,paush,paus,poush',
  'mag,maagh,magha',
  'phagun,phalgun,falgun,fagun,fhagun',
  'chaitra,chait,chaitya',
]

const concepts: readonly (readonly [string, string])[] = [
  ...bsMonthSpellings().map((words, index): [string, string] => [
    `bs-month:${index + 1}`,
    [...words, chatMonths[index]].join(',').toLowerCase(),
  ]),
  ...adMonthSpellings().map((words, index): [string, string] => [
    `ad-month:${index + 1}`,
    // "May" has no short form.
    [...words, (adMonths[index] as (typeof adMonths)[number]).enShort].join(',').toLowerCase(),
  ]),
  ...[
    'sunday,aaitabar,aitabar,aitabaar,आइतबार,आइतवार',
    'monday,sombar,sombaar,somabar,सोमबार,सोमवार',
    'tuesday,mangalbar,mangalbaar,मङ्गलबार,मंगलबार,मंगलवार',
    'wednesday,budhabar,budhbar,बुधबार,बुधवार',
    'thursday,bihibar,bihibaar,bihabar,बिहीबार,बिहिबार,बिहीवार',
    'friday,sukrabar,shukrabar,sukrabaar,शुक्रबार,शुक्रवार',
    'saturday,sanibar,shanibar,sanibaar,शनिबार,शनिवार',
  ].map((words, index): [string, string] => [`weekday-name:${index}`, words]),
]

/** Names of months by concept: `bs-month:8`, `ad-month:11`, and of weekdays: `weekday-name:0` for Sunday. */
export const dateConcepts: Words = Object.fromEntries(concepts)
