import type { AskContext, Cursor, Outcome } from '@chautari/ask'
import { consumeDate, type DateReading, inTable, type ReadDay } from '@chautari/ask/dates'
import {
  type BsDate,
  bsToAd,
  daysInBsMonth,
  differenceInDays,
  fiscalYearOf,
  formatAd,
  formatBs,
} from '@chautari/bikram-sambat'
import { digitsIn } from '@chautari/bikram-sambat/digits'
import { groupedNumber } from '#app/lib/nepali-grouping.ts'
import { saidIn } from '#app/lib/statement.ts'
import {
  assumed,
  assumedOf,
  bothDatesText,
  bothOf,
  dayCard,
  givenDateText,
  isoBoth,
  refuseDate,
} from '#app/platform/ask/day-texts.ts'
import { spanRemarks } from '#app/platform/calendar-day/period-remarks.ts'
import { dayAnswer } from './day-answer.ts'
import { messages } from './messages.ne.ts'
import { consumeMonth } from './months.ts'

const beside =
  'now this today nepal date day year in from bs when left howmany start end next last until fiscal to'.split(
    ' ',
  )

/** `fiscal year`, `fiscal year of 15 asar 2083`, `2082/83 ko ant kahile`, `next fiscal year`. */
export function fiscalYear(cursor: Cursor, context: AskContext): Outcome | undefined {
  const { lang, today } = context
  const named = cursor.consume('fiscal')
  const label = consumeLabel(cursor)
  if ((!named && !label) || (label && !label.startYear)) return undefined
  const edge = cursor.consume('end', 'start')?.value ?? (cursor.has('left') ? 'end' : undefined)
  const isCount = cursor.has('left') || (cursor.has('howmany') && cursor.has('day'))
  const step = label ? undefined : cursor.consume('next', 'last')?.value
  const reading =
    label || step ? undefined : (consumeDate(cursor, context) ?? consumeMonthOfYear(cursor, context))
  if (!cursor.isFullyParsed(beside)) return undefined
  if (reading?.trouble && reading.days.length === 0) return refuseDate(lang, 'fiscal.year', reading.trouble)
  const day: ReadDay = reading?.days[0] ?? { ...today, calendar: 'bs', year: 'relative' }
  const steps = step === 'next' ? 1 : step === 'last' ? -1 : 0
  const startYear = label?.startYear ?? fiscalYearOf(day.bs).startYear + steps
  const remarks = [
    ...(label?.isAd ? [assumed(lang, 'calendar', digitsIn(lang, labelOf(startYear)))] : []),
    ...assumedOf(lang, day, reading?.days.length),
  ]
  const asks = reading ? messages[lang].fiscalReading(givenDateText(lang, day)) : undefined
  return fiscalAnswer(context, startYear, { edge, isCount, asks, remarks })
}

interface Asked {
  edge: string | undefined
  /** How many days are left until then. */
  isCount: boolean
  /** The day whose year is asked for. */
  asks: string | undefined
  remarks: ReturnType<typeof assumedOf>
}

function fiscalAnswer(
  context: AskContext,
  startYear: number,
  { edge, isCount, asks, remarks }: Asked,
): Outcome {
  const { lang } = context
  const text = messages[lang]
  const first: BsDate = { year: startYear, month: 4, day: 1 }
  const last = inTable(() => ({ year: startYear + 1, month: 3, day: daysInBsMonth(startYear + 1, 3) }))
  if (!last || !inTable(() => bsToAd(first)))
    return refuseDate(lang, 'fiscal.year', { calendar: 'bs', reason: 'out-of-range', date: first })
  const name = text.fiscalYear(digitsIn(lang, labelOf(startYear)))
  const span = (format: typeof bsText) => text.fromTo(format(lang, first), format(lang, last))
  const asked = edge && (edge === 'start' ? first : last)
  const said = text[edge === 'start' ? 'firstDay' : 'lastDay'](name)
  const line = asked ? `${said}: ${bothDatesText(lang, bothOf(asked))}` : `${name}: ${span(bsText)}`
  const days = isCount && asked ? differenceInDays(context.today.bs, asked) : -1
  const count = text.days(groupedNumber(lang, days))
  const card = asked
    ? dayCard(context, bothOf(asked))
    : { figure: name, details: [span(bsText), span(adText)] }
  return dayAnswer(context, 'fiscal.year', asked || first, {
    result: {
      label: labelOf(startYear),
      starts: isoBoth(bothOf(first)),
      ends: isoBoth(bothOf(last)),
      ...(days < 0 ? {} : { days }),
    },
    text: days < 0 ? line : text.withMore(count, line),
    ...(days < 0 ? card : { figure: count, details: [line] }),
    reading: asked ? said : (asks ?? text.fiscalReading(bsText(lang, context.today.bs))),
    remarks: [...(asked ? [] : saidIn(lang, spanRemarks(first, last))), ...remarks],
  })
}

const bsText = (language: AskContext['lang'], bs: BsDate) => formatBs(bs, { language })
const adText = (language: AskContext['lang'], bs: BsDate) => formatAd(bsToAd(bs), { language })

/** `2082/83` */
const labelOf = (startYear: number) => `${startYear}/${String(startYear + 1).slice(2)}`

/** `2082/83`, `2082-083`; in years of the common era, too. Without a year where the two do not follow each other. */
function consumeLabel(cursor: Cursor): { startYear?: number; isAd: boolean } | undefined {
  const index = cursor.question.words.findIndex(
    ({ kind, text }, at) => cursor.isFree(at) && kind === 'date' && /^\d{4}[/-]\d{2,4}$/.test(text),
  )
  const word = cursor.question.words[index]
  if (!word) return undefined
  cursor.markConsumed({ start: index, end: index + 1 })
  const [first = 0, second = 0] = word.text.split(/[/-]/).map(Number)
  const isAd = first <= 2034
  return { isAd, ...(second % 100 === (first + 1) % 100 ? { startYear: isAd ? first + 57 : first } : {}) }
}

/** `2080 magh`: any of its days. */
function consumeMonthOfYear(cursor: Cursor, context: AskContext): DateReading | undefined {
  const month = consumeMonth(cursor, context)
  if (month?.calendar !== 'bs' || month.open) return undefined
  const bs = { year: month.year, month: month.month, day: 1 }
  const ad = inTable(() => bsToAd(bs))
  return ad && { days: [{ calendar: 'bs', bs, ad, year: 'given' }] }
}
