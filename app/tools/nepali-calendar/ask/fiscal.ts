import type { AskContext, Cursor, Grammar, Outcome } from '@chautari/ask'
import { consumeDate, type DateReading, type ReadDay } from '@chautari/ask/dates'
import {
  addDays,
  type BsDate,
  bsToAd,
  differenceInDays,
  fiscalYearOf,
  formatAd,
  formatBs,
  inTable,
  lastAdYear,
} from '@chautari/bikram-sambat'
import { digitsIn } from '@chautari/bikram-sambat/digits'
import { type Period, periodAt, periodOf } from '@chautari/bikram-sambat/periods'
import { groupedNumber } from '#app/lib/nepali-grouping.ts'
import { saidIn } from '#app/lib/statement.ts'
import {
  assumed,
  assumedOf,
  bothDatesText,
  dayCard,
  givenDateText,
  isoBoth,
  refuseDate,
} from '#app/platform/ask/day-texts.ts'
import { periodRemarks } from '#app/platform/calendar-day/period-remarks.ts'
import { dayAnswer } from './day-answer.ts'
import type { CalendarAskData } from './festivals.ts'
import { messages } from './messages.ne.ts'
import { consumeMonth } from './months.ts'
import { workingDayAnswer } from './working-day.ts'

const beside =
  'now this today nepal date day year in from bs when left howmany start end next last until fiscal to'.split(
    ' ',
  )

/**
 * `fiscal year of 15 asar 2083`, `2082/83 ko ant kahile`, `next fiscal year`; of its quarters and halves `second quarter
 * 2082/83`, `when does this quarter end`.
 */
export const fiscalPeriod: Grammar<CalendarAskData> = (cursor, context, data) => {
  const { lang, today } = context
  const isNamed = cursor.consume('fiscal') !== undefined
  const label = consumeLabel(cursor)
  const part = consumePart(cursor)
  const edge = consumeEdge(cursor)
  if (!(isNamed || label || part) || (label && !label.startYear)) return undefined
  const unit = part?.unit ?? 'fiscal-year'
  const number = part ? part.number : label && 1
  const step = label ? undefined : cursor.consume('next', 'last')?.value
  // Of "the last quarter of the fiscal year" it is not known which one is meant.
  if ((label && !number) || (step && part && Boolean(number) !== isNamed)) return undefined
  const isOfDay = !number && !step
  const reading = isOfDay ? (consumeDate(cursor, context) ?? consumeMonthOfYear(cursor, context)) : undefined
  // "Half year", "first half" and "quarter" alone ask nothing.
  const isAsked = isNamed || label || step || reading || edge.edge || (unit === 'quarter' && number)
  if (!(isAsked || cursor.has('this', 'now', 'question')) || !cursor.isFullyParsed(beside)) return undefined
  const intent = `fiscal.${unit.replace('fiscal-', '')}`
  if (reading?.trouble && reading.days.length === 0) return refuseDate(lang, intent, reading.trouble)
  const day: ReadDay = reading?.days[0] ?? { ...today, calendar: 'bs', year: 'relative' }
  const steps = step === 'next' ? 1 : step === 'last' ? -1 : 0
  const startYear = label?.startYear ?? fiscalYearOf(day.bs).startYear + steps
  const period = inTable(() =>
    number ? periodAt(unit, startYear, number) : stepped(periodOf(unit, day.bs), steps),
  )
  if (!period) {
    const date = { year: startYear, month: 4, day: 1 }
    return refuseDate(lang, intent, { calendar: 'bs', reason: 'out-of-range', date })
  }
  const open = label?.isAd ? 'calendar' : number && !label && !isNamed ? 'year' : undefined
  const remarks = [
    ...(open ? [assumed(lang, open, digitsIn(lang, period.fiscalYear))] : []),
    ...assumedOf(lang, day, reading?.days.length),
  ]
  if (edge.edge === 'working') return workingDayAnswer(context, data, period, period.label[lang], remarks)
  const dateText = reading ? givenDateText(lang, day) : bsText(lang, today.bs)
  const asks = isOfDay ? messages[lang].periodOf[unit](dateText) : undefined
  return periodAnswer(context, period, { ...edge, intent, asks, remarks })
}

interface Asked {
  intent: string
  edge: 'start' | 'end' | 'working' | undefined
  /** How many days are left until then. */
  isCount: boolean
  /** The given day in words, where the period of a day is asked for. */
  asks: string | undefined
  remarks: ReturnType<typeof assumedOf>
}

function periodAnswer(
  context: AskContext,
  period: Period,
  { intent, edge, isCount, asks, remarks }: Asked,
): Outcome {
  const { lang } = context
  const text = messages[lang]
  const { unit, number, fiscalYear, first, last } = period
  const name = period.label[lang]
  const span = (format: typeof bsText) => text.fromTo(format(lang, first.bs), format(lang, last.bs))
  const asked = edge && (edge === 'start' ? first : last)
  const said = text[edge === 'start' ? 'firstDay' : 'lastDay'](name)
  const line = asked ? `${said}: ${bothDatesText(lang, asked)}` : `${name}: ${span(bsText)}`
  const days = isCount && asked ? differenceInDays(context.today.bs, asked.bs) : -1
  const count = text.days(groupedNumber(lang, days))
  const card = asked
    ? dayCard(context, asked)
    : { figure: name, details: [span(bsText), span(adText), text.days(digitsIn(lang, period.days))] }
  return dayAnswer(context, intent, (asked || first).bs, {
    result: {
      label: fiscalYear,
      ...(unit === 'fiscal-year' ? {} : { [unit]: number }),
      starts: isoBoth(first),
      ends: isoBoth(last),
      ...(days < 0 ? {} : { days }),
    },
    text: days < 0 ? line : text.withMore(count, line),
    ...(days < 0 ? card : { figure: count, details: [line] }),
    reading: asked ? said : (asks ?? name),
    remarks: [...(edge === 'start' ? [] : saidIn(lang, periodRemarks(period))), ...remarks],
  })
}

/** The period before or after one. */
function stepped({ unit, first, last }: Period, steps: number): Period {
  return periodOf(unit, addDays(steps > 0 ? last.bs : first.bs, steps))
}

/** The end that is asked for, or the last working day, and whether the days until then are. */
function consumeEdge(cursor: Cursor): Pick<Asked, 'edge' | 'isCount'> {
  if (cursor.consume('last-working-day')) return { edge: 'working', isCount: false }
  const edge = cursor.consume('end', 'start')?.value ?? (cursor.has('left') ? 'end' : undefined)
  const isCount = cursor.has('left') || (cursor.has('howmany') && cursor.has('day'))
  return { edge: edge === 'start' || edge === 'end' ? edge : undefined, isCount }
}

/** `second quarter`, `dosro traimas`, `q2`; `this half year` without a number. */
function consumePart(cursor: Cursor): { unit: 'quarter' | 'half'; number?: number } | undefined {
  const { words } = cursor.question
  const short = words.findIndex(({ text }, at) => text === 'q' && /^[1-4]$/.test(words[at + 1]?.text ?? ''))
  if (short >= 0) {
    cursor.markConsumed({ start: short, end: short + 2 })
    return { unit: 'quarter', number: Number(words[short + 1]?.text) }
  }
  const [unit, number] = cursor.consume('part:')?.value.split('-') ?? []
  if (unit !== 'quarter' && unit !== 'half') return undefined
  return { unit, ...(number ? { number: Number(number) } : {}) }
}

const bsText = (language: AskContext['lang'], bs: BsDate) => formatBs(bs, { language })
const adText = (language: AskContext['lang'], bs: BsDate) => formatAd(bsToAd(bs), { language })

/** `2082/83`, `2082-083`; in years of the common era, too. Without a year where the two do not follow each other. */
function consumeLabel(cursor: Cursor): { startYear?: number; isAd: boolean } | undefined {
  const index = cursor.question.words.findIndex(
    ({ kind, text }, at) => cursor.isFree(at) && kind === 'date' && /^\d{4}[/-]\d{2,4}$/.test(text),
  )
  const word = cursor.question.words[index]
  if (!word) return undefined
  cursor.markConsumed({ start: index, end: index + 1 })
  const [first = 0, second = 0] = word.text.split(/[/-]/).map(Number)
  const isAd = first <= lastAdYear
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
