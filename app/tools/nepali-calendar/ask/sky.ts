import type { Answer, AskContext, Cursor, Grammar } from '@chautari/ask'
import { consumeDate, isoOf } from '@chautari/ask/dates'
import { addDays, type BsDate, formatBs } from '@chautari/bikram-sambat'
import { digitsIn } from '@chautari/bikram-sambat/digits'
import { sunTimesOf, tithiOf, tithisOf } from '@chautari/bikram-sambat/panchanga'
import { besideDate, bothDatesText, bothOf, refuseDate, whenText } from '#app/platform/ask/day-texts.ts'
import { endsText } from '#app/platform/calendar-day/sky-text.ts'
import { dayAnswer } from './day-answer.ts'
import type { CalendarAskData } from './festivals.ts'
import { messages } from './messages.ne.ts'

export const tithi: Grammar<CalendarAskData> = (cursor, context) => {
  const named = cursor.consume('tithi-name:')
  if (!named) {
    const beside = 'today now nepal in tithi kathmandu birth clock when end until'
    const bs = cursor.consume('tithi') && askedDay(cursor, context, 'tithi.on', beside)
    return !bs || 'kind' in bs ? bs : tithiAnswer(context, bs)
  }
  // "Is today Ekadashi or Dwadashi?"
  const isOfToday = cursor.has('today')
  const allowed = isOfToday
    ? 'today or tithi tithi-name: day date in nepal'
    : 'when next date day tithi this month left in now'
  if ((named.value === 'other' && !isOfToday) || !cursor.isFullyParsed(allowed.split(' '))) return undefined
  return isOfToday ? tithiAnswer(context, context.today.bs) : nextTithiAnswer(context, Number(named.value))
}

/** The day that the question names, else today; or why there is no such day. Undefined where more is asked. */
function askedDay(cursor: Cursor, context: AskContext, intent: string, beside: string) {
  const reading = consumeDate(cursor, context)
  if (!cursor.isFullyParsed([...besideDate, ...beside.split(' ')])) return undefined
  if (reading?.trouble && reading.days.length === 0) return refuseDate(context.lang, intent, reading.trouble)
  return reading?.days[0]?.bs ?? context.today.bs
}

/** The next day on which a tithi of either half holds at sunrise; full and new moon are in one half only. */
function nextTithi(number: number, from: BsDate): BsDate {
  let date = from
  for (let days = 0; days < 40; days++, date = addDays(date, 1)) {
    const found = tithiOf(date).number
    if (found === number || (number < 15 && found === number + 15)) break
  }
  return date
}

/** With its day, which is what was asked for. */
function nextTithiAnswer(context: AskContext, number: number): Answer {
  const { lang, today } = context
  const bs = nextTithi(number, today.bs)
  const details = [bothDatesText(lang, bothOf(bs)), whenText(context, bs)] as const
  const text = messages[lang].nextTithi(tithiText(lang, bs), ...details)
  return { ...tithiAnswer(context, bs), text, details }
}

function tithiText(lang: AskContext['lang'], bs: BsDate): string {
  const found = tithiOf(bs)
  return messages[lang].tithi(found[lang], messages[lang].paksha[found.paksha])
}

function tithiAnswer(context: AskContext, bs: BsDate): Answer {
  const { lang } = context
  const figure = tithiText(lang, bs)
  const ends = endsText(lang, bs, tithisOf(bs))
  return dayAnswer(context, 'tithi.on', bs, {
    result: { bs: isoOf(bs), number: tithiOf(bs).number },
    text: `${figure}, ${ends}`,
    figure,
    details: [ends],
    reading: messages[lang].tithiReading(formatBs(bs, { language: lang })),
  })
}

export const sunTimes: Grammar<CalendarAskData> = (cursor, context) => {
  if (!cursor.consume('sun') && !(cursor.consume('sun-body') && cursor.consume('sun-move'))) return undefined
  const beside = 'sun sun-body sun-move clock today now kathmandu nepal in between'
  const bs = askedDay(cursor, context, 'sun.times', beside)
  if (!bs || 'kind' in bs) return bs
  const { lang } = context
  const { sunriseMinutes, sunsetMinutes } = sunTimesOf(bs)
  return dayAnswer(context, 'sun.times', bs, {
    result: { bs: isoOf(bs), sunrise: clockText(sunriseMinutes), sunset: clockText(sunsetMinutes) },
    text: messages[lang].sun(onDial(lang, sunriseMinutes), onDial(lang, sunsetMinutes)),
    reading: messages[lang].sunReading(formatBs(bs, { language: lang })),
  })
}

/** `5:09` for 17:09: Kathmandu's sun rises before noon and sets after it. */
function onDial(lang: AskContext['lang'], minutes: number): string {
  const time = clockText(minutes % 720)
  return digitsIn(lang, time.replace(/^0/, ''))
}

/** `06:32` */
function clockText(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
}
