import { defineAskPart, type Grammar } from '@chautari/ask'
import { weekdayOf } from '@chautari/bikram-sambat'
import { besideDate, bothDatesText, isoBoth } from '#app/platform/ask/day-texts.ts'
import { calendarWords } from './ask/data/calendar-words.ts'
import { dateAnswer } from './ask/day-answer.ts'
import { readCalendarJson } from './ask/festival-json.ts'
import { type CalendarAskData, festival, festivalFamily, festivalOn } from './ask/festivals.ts'
import { fiscalPeriod } from './ask/fiscal.ts'
import { holidayOn, nextHoliday } from './ask/holidays.ts'
import { messages } from './ask/messages.ne.ts'
import { holidaysOfMonth } from './ask/month-holidays.ts'
import { daysLeft, monthEdge, monthLength } from './ask/months.ts'
import { sunTimes, tithi } from './ask/sky.ts'

/** Names of weekdays only with "today": "this Sunday" is another day. */
const besideToday = [...besideDate, ...'today now nepal in this calendar kathmandu to or'.split(' ')].filter(
  (concept) => concept !== 'weekday-name:',
)

const today: Grammar<CalendarAskData> = (cursor, context) => {
  // "naya barsa" is a festival, though "naya" is new.
  if (cursor.has('festival:')) return undefined
  const isToday = cursor.consume('today')
  const isNow = cursor.consume('now')
  const isDate = cursor.consume('date', 'weekday', 'weekday-name:', 'bs', 'ad', 'day', 'year', 'month')
  // "nepali" alone is a word of many questions, "new" and "live" of more.
  const isNamed = isDate && (['date', 'weekday'].includes(isDate.value) || isDate.end - isDate.start > 1)
  // "Which month is this?"
  const isThis =
    ['year', 'month'].includes(isDate?.value ?? '') && cursor.has('this') && cursor.has('question')
  const isAboutNow = isToday ?? (isDate && (isNow ?? (isNamed || isThis)))
  if (!isAboutNow || !cursor.isFullyParsed(isToday ? [...besideToday, 'weekday-name:'] : besideToday))
    return undefined
  if (
    cursor.question.words.every(({ matches }) =>
      matches.some(({ concept }) => concept === 'calendar' || concept === 'nepal'),
    )
  )
    return undefined
  const { lang } = context
  return dateAnswer(context, 'date.today', context.today.bs, {
    result: { ...isoBoth(context.today), weekday: weekdayOf(context.today.bs) },
    text: bothDatesText(lang, context.today),
    reading: messages[lang].today,
  })
}

export const ask = defineAskPart<CalendarAskData>({
  name: 'nepali-calendar',
  words: calendarWords,
  readJson: readCalendarJson,
  grammars: [
    today,
    monthLength,
    monthEdge,
    daysLeft,
    fiscalPeriod,
    festival,
    festivalFamily,
    festivalOn,
    nextHoliday,
    holidayOn,
    holidaysOfMonth,
    tithi,
    sunTimes,
  ],
})
