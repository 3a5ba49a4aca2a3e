import type { AnchorHTMLAttributes } from 'react'
import { pathIn } from '#app/kit/language.ts'
import { type CalendarView, pathOf } from '../calendar-view.ts'
import { useCalendar } from './calendar-context.ts'

interface ViewLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'> {
  view: CalendarView
}

/** A link to another view, which `useCalendarView` follows without a request after hydration. */
export function ViewLink({ view, children, ...rest }: ViewLinkProps) {
  const { lang } = useCalendar()
  return (
    <a {...rest} href={pathIn(lang, pathOf(view))}>
      {children}
    </a>
  )
}
