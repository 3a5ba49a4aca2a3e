import {
  addDays,
  bsToAd,
  type CalendarDay,
  firstBsYear,
  firstKnownBsYear,
  lastAdYear,
  parseAd,
  parseBs,
} from '@chautari/bikram-sambat'
import type { AskContext } from './ask.ts'
import type { Word } from './lexicon.ts'
import type { NumberPhrase } from './numbers.ts'
import type { Cursor } from './question.ts'
import {
  type Calendar,
  type DateIn,
  type DateReading,
  nearest,
  type ReadDay,
  readingOf,
  troubleOf,
} from './read-days.ts'
import type { Run } from './tokens.ts'

export {
  type Calendar,
  type DateReading,
  dayIn,
  isOfPast,
  type NoDay,
  type ReadDay,
} from './read-days.ts'

interface FoundDate extends Run {
  /** By calendar, likeliest first. */
  readonly dates: readonly DateIn[]
  readonly year: ReadDay['year']
}

/** Takes the first date of the question, with its words and the calendar's name beside it. Undefined where there is none. */
export function consumeDate(cursor: Cursor, context: AskContext): DateReading | undefined {
  const found = findDate(cursor, context)
  if (!found) return undefined
  cursor.markConsumed(found)
  const named = calendarOf(cursor, found)
  const fitting = named ? found.dates.filter(({ calendar }) => calendar === named) : found.dates
  const reading = readingOf(fitting.length > 0 ? fitting : found.dates, found.year)
  return found.year === 'guessed' || found.year === 'month' ? nearest(reading, cursor, context) : reading
}

function findDate(cursor: Cursor, context: AskContext): FoundDate | undefined {
  const { words } = cursor.question
  for (let index = 0; index < words.length; index++) {
    if (!cursor.isFree(index)) continue
    const found =
      fromFigures(words[index] as Word, index) ??
      fromMonth(cursor, index, context) ??
      fromYearMonthDay(cursor, index) ??
      fromDayAlone(cursor, index, context)
    if (found) return found
  }
  return fromRelative(cursor, context)
}

/** `2052-05-01`, `1/5/2052`, `20520501`. */
function fromFigures({ kind, text }: Word, index: number): FoundDate | undefined {
  const isCompact = kind === 'number' && /^(?:19|20)\d{6}$/.test(text)
  if (kind !== 'date' && !isCompact) return undefined
  const parts = isCompact ? [text.slice(0, 4), text.slice(4, 6), text.slice(6)] : text.split(/[^\d]/)
  if (parts.length !== 3) return undefined
  const plain = parts.map((part, at) => (at !== 1 && /^0\d\d$/.test(part) ? `2${part}` : part)).join('-')
  const year = Number(plain.split('-').find((part) => part.length === 4))
  if (!year) return undefined
  const dates = calendarsOfDate(year).flatMap((calendar) =>
    datesIn(plain, calendar).map((date) => ({ calendar, date })),
  )
  return dates.length > 0 ? { start: index, end: index + 1, dates, year: 'given' } : undefined
}

/** The readings of figures in a calendar, day before month first; as typed where no such day exists. */
function datesIn(text: string, calendar: Calendar): CalendarDay[] {
  const reading = calendar === 'bs' ? parseBs(text) : parseAd(text)
  if (reading.ok) return [reading.date]
  if (reading.reason === 'ambiguous') return [...reading.readings]
  if (reading.reason === 'unreadable') return []
  const [first = 0, month = 0, third = 0] = text.split('-').map(Number)
  return [first > 999 ? { year: first, month, day: third } : { year: third, month, day: first }]
}

/** Years that only one of the calendars can mean, else both, the likelier first. */
export function calendarsOf(year: number): Calendar[] {
  if (year < 2000) return ['ad']
  if (year <= 2030) return ['ad', 'bs']
  return year <= lastAdYear ? ['bs', 'ad'] : ['bs']
}

/** The same of a date in figures: of BS 1970 to 1999 where the words say so, `1985-05-01 bs to ad`. */
function calendarsOfDate(year: number): Calendar[] {
  return year >= firstKnownBsYear && year < firstBsYear ? ['ad', 'bs'] : calendarsOf(year)
}

/** `17 august 1995`, `2052 jeth 5`, `mangsir 8`: a day, and a year or this one. */
function fromMonth(cursor: Cursor, index: number, { today }: AskContext): FoundDate | undefined {
  const month = monthAt(cursor, index)
  if (!month) return undefined
  const before = numbersBeside(cursor, index - 1, -1)
  const after = numbersBeside(cursor, month.end, 1)
  const numbers = [...before, ...after]
  const year =
    numbers.find(isYear) ??
    (month.calendar === 'bs' ? numbers.find((number) => isShortYear(cursor, number)) : undefined)
  const day = numbers.find((number) => isDayOfMonth(number) && number !== year)
  if (!day) return undefined
  const used = [day, ...(year ? [year] : [])]
  const given = year ? yearOf(year) : today[month.calendar].year
  const date = { year: given, month: month.value, day: day.value }
  return {
    start: Math.min(index, ...used.map(({ start }) => start)),
    end: Math.max(month.end, ...used.map(({ end }) => end)),
    dates: [
      { calendar: month.calendar, date },
      ...(year && month.calendar === 'bs' ? ofAdYear(cursor, date) : []),
    ],
    year: year ? 'given' : 'guessed',
  }
}

/** `mangsir 12 2026`: also the day of that BS month that lies in the AD year, where no calendar is named. */
function ofAdYear(cursor: Cursor, date: CalendarDay): FoundDate['dates'] {
  if (cursor.has('bs') || !calendarsOf(date.year).includes('ad') || date.year < firstKnownBsYear) return []
  return [56, 57].flatMap((years) => {
    const bs = { ...date, year: date.year + years }
    const ad = troubleOf('bs', bs) ? undefined : bsToAd(bs)
    return ad?.year === date.year ? [{ calendar: 'bs' as const, date: bs }] : []
  })
}

/** `2083 8 8`. */
function fromYearMonthDay(cursor: Cursor, index: number): FoundDate | undefined {
  const [year, month, day] = [index, index + 1, index + 2].map((at) => numberFrom(cursor, at))
  if (!year || !month || !day) return undefined
  if (!/^\d{4}$/.test(year.figures ?? '') || !isDayOfMonth(month) || !isDayOfMonth(day)) return undefined
  const date = { year: year.value, month: month.value, day: day.value }
  const dates = calendarsOfDate(year.value).map((calendar) => ({ calendar, date }))
  return { start: index, end: index + 3, dates, year: 'given' }
}

/** `15 gate` of this BS month, `15 tarikh` of this AD month. */
function fromDayAlone(cursor: Cursor, index: number, { today }: AskContext): FoundDate | undefined {
  const day = numberFrom(cursor, index)
  const next = cursor.question.words[index + 1]
  if (!day || !isDayOfMonth(day) || !next) return undefined
  const isBs = /^(gate|gatey|गते)$/.test(next.text)
  if (!isBs && !/^(tarik|tarikh|तारिख|तारीख)$/.test(next.text)) return undefined
  const calendar = isBs ? 'bs' : 'ad'
  const { year, month } = today[calendar]
  return {
    start: index,
    end: index + 2,
    dates: [{ calendar, date: { year, month, day: day.value } }],
    year: 'month',
  }
}

const relativeDays = { ereyesterday: -2, yesterday: -1, today: 0, tomorrow: 1, overmorrow: 2 }

function fromRelative(cursor: Cursor, { today }: AskContext): FoundDate | undefined {
  const taken = cursor.find(Object.keys(relativeDays))
  if (!taken) return undefined
  const date = addDays(today.bs, relativeDays[taken.value as keyof typeof relativeDays])
  return { ...taken, dates: [{ calendar: 'bs', date }], year: 'relative' }
}

/** The month that is named at a token. */
export function monthAt(cursor: Cursor, index: number) {
  const matches = cursor.question.words[index]?.matches ?? []
  if (!cursor.isFree(index)) return undefined
  const named = matches
    .filter(({ concept }) => /^(bs|ad)-month:/.test(concept))
    .toSorted((a, b) => a.typos - b.typos)[0]
  if (
    !named ||
    (named.typos > 0 && matches.some(({ concept, typos }) => typos < named.typos && concept !== 'filler'))
  )
    return undefined
  const [calendar, value] = named.concept.split('-month:') as [Calendar, string]
  return { calendar, value: Number(value), end: index + named.length }
}

/** Up to two numbers next to a month, endings such as `gate` and `ko` between them aside. */
function numbersBeside(cursor: Cursor, from: number, step: 1 | -1): NumberPhrase[] {
  const found: NumberPhrase[] = []
  for (let index = from; cursor.isFree(index) && found.length < 2; index += step) {
    const number = numberFrom(cursor, index)
    const isBetween = cursor.question.words[index]?.matches.some(
      ({ concept }) =>
        ['filler', 'date', 'year', 'month', 'bs', 'ad', 'in'].includes(concept) ||
        concept.startsWith('weekday-name:'),
    )
    if (number && (isYear(number) || isDayOfMonth(number))) found.push(number)
    else if (!isBetween || number) break
  }
  return found
}

function numberFrom({ question }: Cursor, index: number): NumberPhrase | undefined {
  return question.numbers.find(
    ({ start, end, figures }) => start === index && end === index + 1 && figures !== undefined,
  )
}

export function isYear({ figures = '' }: NumberPhrase): boolean {
  return /^(?:19|20|21)\d\d$|^0\d\d$/.test(figures)
}

/** Two figures and the word for year: `52 saal`. */
function isShortYear({ question }: Cursor, { end, figures = '' }: NumberPhrase): boolean {
  const isNamed = question.words[end]?.matches.some(({ concept, typos }) => concept === 'year' && typos === 0)
  return /^\d\d$/.test(figures) && isNamed === true
}

/** Figures without the century are a BS year as it is spoken: 052 and 52 are 2052. */
export function yearOf({ figures = '', value }: NumberPhrase): number {
  return figures.length < 4 ? value + 2000 : value
}

function isDayOfMonth({ figures = '', value }: NumberPhrase): boolean {
  return /^\d{1,2}$/.test(figures) && value >= 1
}

/** The calendar that the words beside a date name. With both calendars named, the first is the date's. */
function calendarOf(cursor: Cursor, { start, end, dates }: FoundDate): Calendar | undefined {
  const first = cursor.find(['bs', 'ad'])
  const [likeliest] = dates
  const isEarly = likeliest?.calendar === 'ad' && likeliest.date.year < firstBsYear
  if (!first) return isEarly ? 'ad' : undefined
  const calendar = first.value as Calendar
  const second = cursor.find([calendar === 'bs' ? 'ad' : 'bs'], first.end)
  cursor.markConsumed(first)
  if (second) cursor.markConsumed(second)
  if (dates.every((date) => date.calendar === dates[0]?.calendar)) return undefined
  if (second) return calendar
  if (isEarly) return 'ad'
  const isBeside = first.start === end || first.end === start
  // "2026/12/25 nepali date", "2026/12/25 bs date", "2026/12/25 nepali ma".
  const isTarget = [first.end - 1, first.end].some((index) =>
    cursor.question.words[index]?.matches.some(({ concept }) =>
      ['to', 'in', 'date', 'calendar'].includes(concept),
    ),
  )
  if (isBeside && !isTarget) return calendar
  return calendar === 'bs' ? 'ad' : 'bs'
}

/** `YYYY-MM-DD`. */
export function isoOf({ year, month, day }: CalendarDay): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}
