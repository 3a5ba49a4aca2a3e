import { Icon } from '#app/ui/icon.tsx'
import type { CalendarView } from '../calendar-view.ts'
import { ViewLink } from './view-link.tsx'

interface StepLinkProps {
  /** Undefined at the ends of the calendar. */
  view: CalendarView | undefined
  label: string
  back?: boolean
}

const shape = 'flex size-11 shrink-0 items-center justify-center rounded-lg border border-line-strong'

/** To the previous or next month or year. */
export function StepLink({ view, label, back = false }: StepLinkProps) {
  const arrow = <Icon name="arrow-right" className={back ? 'size-5 rotate-180' : 'size-5'} />
  if (!view) {
    return (
      <span aria-hidden="true" className={`no-print ${shape} opacity-40`}>
        {arrow}
      </span>
    )
  }
  return (
    <ViewLink
      view={view}
      aria-label={label}
      title={label}
      className={`no-print ${shape} bg-surface hover:bg-hover`}
    >
      {arrow}
    </ViewLink>
  )
}
