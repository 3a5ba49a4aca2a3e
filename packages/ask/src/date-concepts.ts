import { adMonths } from 'bikram-sambat-calendar'
import { adMonthSpellings, bsMonthSpellings, weekdaySpellings } from 'bikram-sambat-calendar/date-words'
import type { Words } from './words.ts'

const concepts: readonly (readonly [string, string])[] = [
  ...bsMonthSpellings().map((words, index): [string, string] => [
    `bs-month:${index + 1}`,
    words.join(',').toLowerCase(),
  ]),
  ...adMonthSpellings().map((words, index): [string, string] => [
    `ad-month:${index + 1}`,
    // "May" has no short form.
    [...words, (adMonths[index] as (typeof adMonths)[number]).enShort].join(',').toLowerCase(),
  ]),
  ...weekdaySpellings().map((words, index): [string, string] => [
    `weekday-name:${index}`,
    words.join(',').toLowerCase(),
  ]),
]

/** Names of months by concept: `bs-month:8`, `ad-month:11`, and of weekdays: `weekday-name:0` for Sunday. */
export const dateConcepts: Words = Object.fromEntries(concepts)
