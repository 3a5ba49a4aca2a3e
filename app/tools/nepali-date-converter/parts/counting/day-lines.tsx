import { statusOf, weekdayName, weekdayOf } from 'bikram-sambat'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { dateText } from '../../calendars.ts'
import type { Day } from '../../days.ts'
import { messages } from '../../messages.ne.ts'

/** One day in both calendars, with its weekday, marked when provisional. */
export function DayLines({ day }: { day: Day }) {
  const text = useMessages(messages)
  const lang = useLang()
  return (
    <>
      <span className="block">
        {dateText('bs', day.bs, lang)} {text.calendar.bs}
        {statusOf(day.bs.year) === 'computed' && (
          <span className="font-normal text-simrik"> ({text.provisional})</span>
        )}
      </span>
      <span className="block font-normal">
        {dateText('ad', day.ad, lang)} {text.calendar.ad}, {weekdayName(weekdayOf(day.bs), lang)}
      </span>
    </>
  )
}
