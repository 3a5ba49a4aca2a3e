import { useId } from 'react'
import { pathIn } from '#app/lib/language.ts'
import { BsDateField } from '#app/ui/bs-date-field.tsx'
import { buttonStyle } from '#app/ui/button.ts'
import { calendarPath } from '../calendar-path.ts'
import { readView } from '../calendar-view.ts'
import { useCalendar, useMonths } from './calendar-context.ts'

/** Shows a day as soon as it is entered; without JavaScript by a button, and the server redirects. */
export function DayForm() {
  const { lang, text } = useCalendar()
  const { go } = useMonths()
  const id = useId()
  return (
    <form
      action={pathIn(lang, calendarPath)}
      method="get"
      className="flex items-end gap-2"
      onSubmit={(event) => event.preventDefault()}
    >
      <div className="min-w-0 grow">
        <label htmlFor={id} className="font-semibold">
          {text.goToDay}
        </label>
        <BsDateField
          id={id}
          name="day"
          label={text.goToDay}
          className="mt-1 block"
          onDay={({ value }) => {
            const [year, month, day] = value.split('-')
            const view = value === '' ? undefined : readView({ year, month, day })
            if (view) go(view)
          }}
        />
      </div>
      <span className="hidden noscript:block">
        <button type="submit" className={buttonStyle.secondary}>
          {text.show}
        </button>
      </span>
    </form>
  )
}
