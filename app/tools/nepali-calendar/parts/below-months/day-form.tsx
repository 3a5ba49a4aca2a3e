import { useId, useRef, useState } from 'react'
import { pathIn } from '#app/lib/language.ts'
import { BsDateField } from '#app/ui/bs-date-field.tsx'
import { buttonStyle } from '#app/ui/button.ts'
import { type CalendarView, calendarPath } from '../../calendar-path.ts'
import { readView } from '../../calendar-view.ts'
import { useCalendar } from '../calendar-context.ts'
import { ViewLink } from '../controls.tsx'

/** Shows the entered day in the calendar above; without JavaScript the server redirects. */
export function DayForm() {
  const { lang, text } = useCalendar()
  const [view, setView] = useState<CalendarView>()
  const link = useRef<HTMLAnchorElement>(null)
  const id = useId()
  return (
    <form
      action={pathIn(lang, calendarPath)}
      method="get"
      className="no-print mt-8"
      onSubmit={(event) => {
        event.preventDefault()
        link.current?.click()
      }}
    >
      <label htmlFor={id} className="font-semibold">
        {text.goToDay}
      </label>
      <div className="mt-1 flex items-start gap-2">
        <BsDateField
          id={id}
          name="day"
          label={text.goToDay}
          className="min-w-0 grow sm:max-w-64"
          onDay={({ value }) => {
            const [year, month, day] = value.split('-')
            setView(value === '' ? undefined : readView({ year, month, day }))
          }}
        />
        {view ? (
          // The calendar is at the top of the page.
          <ViewLink
            ref={link}
            view={view}
            className={buttonStyle.secondary}
            onClickCapture={() => scrollTo(0, 0)}
          >
            {text.show}
          </ViewLink>
        ) : (
          <button type="submit" className={buttonStyle.secondary}>
            {text.show}
          </button>
        )}
      </div>
    </form>
  )
}
