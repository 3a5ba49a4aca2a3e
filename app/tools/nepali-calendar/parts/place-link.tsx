import type { AnchorHTMLAttributes } from 'react'
import { pathIn } from '#app/kit/language.ts'
import { type Place, pathOf } from '../place.ts'
import { useCalendar } from './calendar-context.ts'

interface PlaceLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'> {
  place: Place
}

/** A link to another part of the calendar, which `usePlace` answers without a request once the page's code is there. */
export function PlaceLink({ place, children, ...rest }: PlaceLinkProps) {
  const { lang } = useCalendar()
  return (
    <a {...rest} href={pathIn(lang, pathOf(place))}>
      {children}
    </a>
  )
}
