import { adMonths } from 'bikram-sambat-calendar'
import { adMonthSpellings, bsMonthSpellings } from 'bikram-sambat-calendar/date-words'
import { chatMonths, chatWeekdays } from './data/chat-dates.ts'
import type { Words } from './data/common-words.ts'

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
  ...chatWeekdays.map((words, index): [string, string] => [`weekday-name:${index}`, words]),
]

/** Names of months by concept: `bs-month:8`, `ad-month:11`, and of weekdays: `weekday-name:0` for Sunday. */
export const dateConcepts: Words = Object.fromEntries(concepts)
