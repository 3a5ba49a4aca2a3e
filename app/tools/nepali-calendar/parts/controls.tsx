import { type ComponentProps, type ReactNode, useId } from 'react'
import { pathIn } from '#app/lib/language.ts'
import { Icon } from '#app/ui/icon.tsx'
import { type CalendarView, pathOf } from '../calendar-view.ts'
import { useCalendar } from './calendar-state.ts'

interface ViewLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  view: CalendarView
}

/** A link to another view, which `useCalendarView` follows without a request after hydration. */
export function ViewLink({ view, ...link }: ViewLinkProps) {
  const { lang } = useCalendar()
  return <a {...link} href={pathIn(lang, pathOf(view))} />
}

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

/** Prints what is on screen, as the browser's own command does (`share-page.ts`). */
export function PrintButton({ className }: { className: string }) {
  const { text } = useCalendar()
  return (
    <button type="button" className={`${className} noscript:hidden`} data-print>
      {text.print}
    </button>
  )
}

/** A part of the page in one row, which opens when it is pressed. */
export function FoldedRow({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="no-print border-t border-line">
      <details>
        <summary className="flex min-h-11 items-center justify-between gap-2 rounded-lg hover:bg-hover">
          <h2 id={id} className="text-lg">
            {title}
          </h2>
          <Icon name="chevron-down" className="size-5 shrink-0 text-muted" />
        </summary>
        <div className="pb-6">{children}</div>
      </details>
    </section>
  )
}
