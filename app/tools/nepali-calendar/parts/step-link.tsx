import { Icon } from '#app/ui/icon.tsx'
import type { Place } from '../place.ts'
import { PlaceLink } from './place-link.tsx'

interface StepLinkProps {
  /** None at the ends of the calendar. */
  place: Place | undefined
  label: string
  back?: boolean
}

const shape = 'flex size-11 shrink-0 items-center justify-center rounded-lg border border-line-strong'

/** One month or year back or on. */
export function StepLink({ place, label, back = false }: StepLinkProps) {
  const arrow = <Icon name="arrow-right" className={back ? 'size-5 rotate-180' : 'size-5'} />
  if (!place) {
    return (
      <span aria-hidden="true" className={`no-print ${shape} opacity-40`}>
        {arrow}
      </span>
    )
  }
  return (
    <PlaceLink
      place={place}
      aria-label={label}
      title={label}
      className={`no-print ${shape} bg-surface hover:bg-hover`}
    >
      {arrow}
    </PlaceLink>
  )
}
