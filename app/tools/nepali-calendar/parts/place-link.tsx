import type { AnchorHTMLAttributes } from 'react'
import { pathIn } from '#app/kit/language.ts'
import { isPlainTap } from '#app/platform/navigation/plain-tap.ts'
import { type Place, pathOf } from '../place.ts'
import { useCalendar } from './calendar-context.ts'

interface PlaceLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'> {
  place: Place
}

/** A link to another part of the calendar: a real one, which the browser's code answers without a request. */
export function PlaceLink({ place, children, ...rest }: PlaceLinkProps) {
  const { lang, go } = useCalendar()
  return (
    <a
      {...rest}
      href={pathIn(lang, pathOf(place))}
      onClick={(event) => {
        if (!isPlainTap(event)) return
        event.preventDefault()
        go(place)
      }}
    >
      {children}
    </a>
  )
}
