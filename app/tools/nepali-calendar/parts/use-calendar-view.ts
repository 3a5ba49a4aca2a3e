import { useCallback, useEffect, useRef, useState } from 'react'
import { barePath, type Lang, langOfPath, pathIn } from '#app/lib/language.ts'
import { useHistoryStep } from '#app/platform/navigation/address.ts'
import { pushAddress, replaceAddress } from '#app/platform/navigation/change-address.ts'
import { isPlainClick } from '#app/platform/navigation/plain-click.ts'
import { type CalendarView, pathOf } from '../calendar-path.ts'
import { viewAt } from '../calendar-view.ts'

export type Go = (view: CalendarView, options?: { replace: boolean }) => void

/** A held key changes the month many times a second: the address is written once it rests. */
const restMs = 120

/**
 * The view on screen. It changes at once; the address and the title follow `restMs` later. Steps through the history
 * and links in any island of the page change it.
 *
 * @param titleOf the document's title for a view; must be a stable function
 */
export function useCalendarView(
  lang: Lang,
  requested: CalendarView,
  titleOf: (view: CalendarView) => string,
): { view: CalendarView; go: Go } {
  const [view, setView] = useState(requested)
  const shown = useRef(requested)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const go = useCallback<Go>(
    (next, { replace } = { replace: false }) => {
      setView(next)
      // From a month to a whole year, or back: scroll to the top.
      if ((next.kind === 'year') !== (shown.current.kind === 'year')) scrollTo(0, 0)
      shown.current = next
      clearTimeout(timer.current)
      timer.current = setTimeout(() => {
        const path = pathIn(lang, pathOf(next))
        if (path === location.pathname) return
        if (replace) replaceAddress(path)
        else pushAddress(path)
        document.title = titleOf(next)
      }, restMs)
    },
    [lang, titleOf],
  )
  useEffect(() => () => clearTimeout(timer.current), [])
  useHistoryStep(() => {
    const found = viewAt(barePath(location.pathname))
    if (!found) return
    clearTimeout(timer.current)
    setView(found)
    shown.current = found
    document.title = titleOf(found)
  })
  useViewLinks(lang, go)
  return { view, go }
}

/** Follows links of islands without a request. Links of the header, footer and article load the page. */
function useViewLinks(lang: Lang, go: Go) {
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('x-island a')
      if (!link || event.defaultPrevented || !isPlainClick(event)) return
      const { origin, pathname, search, hash, target } = link
      if (origin !== location.origin || langOfPath(pathname) !== lang || search || hash || target) return
      const view = viewAt(barePath(pathname))
      if (!view) return
      event.preventDefault()
      go(view)
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [lang, go])
}
