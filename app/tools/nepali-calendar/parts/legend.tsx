import { weekdayName } from 'bikram-sambat'
import { memo } from 'react'
import { useCalendar } from './calendar-context.ts'
import { Mark } from './mark.tsx'

const kinds = ['all', 'some', 'festival'] as const

/** What the signs of the grid mean. */
export const Legend = memo(function Legend() {
  const { lang, text } = useCalendar()
  return (
    <ul
      aria-label={text.legend}
      className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted print:mt-1 print:text-[0.65rem]"
    >
      <li>
        <span aria-hidden="true" className="me-1.5 text-simrik underline">
          {weekdayName(6, lang, 'short')}
        </span>
        {text.marks.weekly}
      </li>
      {kinds.map((kind) => (
        <li key={kind} className="flex items-center gap-1.5">
          <Mark kind={kind} />
          {text.marks[kind]}
        </li>
      ))}
    </ul>
  )
})
