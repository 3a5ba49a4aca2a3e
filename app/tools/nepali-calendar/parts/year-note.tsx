import { statusOf } from 'bikram-sambat'
import { digitsIn } from 'bikram-sambat/digits'
import { Icon } from '#app/ui/icon.tsx'
import { useCalendar } from './calendar-context.ts'

/** The years of the page's published holiday lists. */
export interface PublishedSpan {
  first: number
  last: number
}

/** How reliable the data of a year are. */
export function YearNote({ year, span }: { year: number; span: PublishedSpan }) {
  const { lang, text } = useCalendar()
  const digits = (value: number) => digitsIn(lang, value)
  if (statusOf(year) === 'computed') {
    return (
      <p className="mt-3 flex items-start gap-2 rounded-lg bg-hover px-3 py-2 text-sm print:p-0 print:text-[0.65rem]">
        <Icon name="warning" className="mt-0.5 size-5 text-simrik" />
        <span>
          <strong>{text.provisional}.</strong> {text.provisionalReason(digits(year))}
        </span>
      </p>
    )
  }
  const isPublished = year >= span.first && year <= span.last
  return (
    <p className="mt-3 text-sm text-muted print:mt-1 print:text-[0.65rem]">
      {isPublished
        ? text.publishedYear
        : text.computedYear(digits(year), digits(span.first), digits(span.last))}
    </p>
  )
}
