import type { Answer, AskContext, Cursor, Outcome } from 'ask'
import { consumeDate, isoOf, type ReadDay } from 'ask/dates'
import { addDays, bsToAd, formatBs } from 'bikram-sambat-calendar'
import { digitsIn } from 'bikram-sambat-calendar/digits'
import { sunTimesOf, tithiOf } from 'bikram-sambat-calendar/panchanga'
import { bothDatesText, refuseDate, whenText } from '#app/platform/ask/day-texts.ts'
import { besideDate, dayAnswer } from './day-answer.ts'
import { messages } from './messages.ne.ts'

export function tithi(cursor: Cursor, context: AskContext): Outcome | undefined {
  const named = cursor.consume('tithi-name:')
  const isAboutTithi = named ?? cursor.consume('tithi')
  if (!isAboutTithi) return undefined
  if (named && cursor.has('today')) {
    // "Is today Ekadashi or Dwadashi?"
    const allowed = ['today', 'or', 'tithi', 'tithi-name:', 'day', 'date', 'in', 'nepal']
    return cursor.isFullyParsed(allowed)
      ? tithiAnswer(context, { ...context.today, calendar: 'bs', year: 'relative' })
      : undefined
  }
  if (named) {
    if (named.value === 'other') return undefined
    const allowed = ['when', 'next', 'date', 'day', 'tithi', 'this', 'month', 'left', 'in', 'now']
    return cursor.isFullyParsed(allowed)
      ? nextTithiAnswer(context, nextTithi(Number(named.value), context))
      : undefined
  }
  const reading = consumeDate(cursor, context)
  const allowed = ['today', 'now', ...besideDate, 'nepal', 'in', 'tithi', 'kathmandu', 'birth', 'clock']
  if (!cursor.isFullyParsed(allowed)) return undefined
  if (reading?.trouble && reading.days.length === 0)
    return refuseDate(context.lang, 'tithi.on', reading.trouble)
  return tithiAnswer(context, reading?.days[0] ?? { ...context.today, calendar: 'bs', year: 'relative' })
}

/** The next day on which a tithi of either half holds at sunrise; full and new moon are in one half only. */
function nextTithi(number: number, { today: now }: AskContext): ReadDay {
  let date = now.bs
  for (let days = 0; days < 40; days++, date = addDays(date, 1)) {
    const found = tithiOf(date).number
    if (found === number || (number < 15 && found === number + 15)) break
  }
  return { calendar: 'bs', bs: date, ad: bsToAd(date), year: 'relative' }
}

/** With its day, which is what was asked for. */
function nextTithiAnswer(context: AskContext, day: ReadDay): Answer {
  const { lang } = context
  const answer = tithiAnswer(context, day)
  const text = messages[lang].nextTithi(answer.text, bothDatesText(lang, day), whenText(context, day.bs))
  return {
    ...answer,
    text,
    details: [bothDatesText(lang, day), whenText(context, day.bs)],
    figure: answer.text,
  }
}

function tithiAnswer(context: AskContext, { bs }: ReadDay): Answer {
  const { lang } = context
  const found = tithiOf(bs)
  return dayAnswer(context, 'tithi.on', bs, {
    result: { bs: isoOf(bs), number: found.number },
    text: messages[lang].tithi(found[lang], messages[lang].paksha[found.paksha]),
    reading: messages[lang].tithiReading(formatBs(bs, { language: lang })),
  })
}

export function sunTimes(cursor: Cursor, context: AskContext): Outcome | undefined {
  if (!cursor.consume('sun') && !(cursor.consume('sun-body') && cursor.consume('sun-move'))) return undefined
  const reading = consumeDate(cursor, context)
  const allowed = [
    ...besideDate,
    ...'sun sun-body sun-move clock today now kathmandu nepal in between'.split(' '),
  ]
  if (!cursor.isFullyParsed(allowed)) return undefined
  if (reading?.trouble && reading.days.length === 0)
    return refuseDate(context.lang, 'sun.times', reading.trouble)
  const { lang } = context
  const bs = reading?.days[0]?.bs ?? context.today.bs
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
