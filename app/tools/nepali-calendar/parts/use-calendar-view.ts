import { useCallback, useEffect, useRef, useState } from 'react'
import { barePath, type Lang, langOfPath, pathIn } from '#app/lib/language.ts'
import { pushAddress, replaceAddress } from '#app/platform/navigation/change-address.ts'
import { isPlainClick } from '#app/platform/navigation/plain-click.ts'
import { useHistoryStep } from '#app/platform/navigation/url-state.ts'
import { type MonthOrDay, pathOf, viewAt } from '../calendar-view.ts'

export type Go = (view: MonthOrDay, options?: { replace: boolean }) => void

/** A held key changes the month many times a second: the address is written once it rests. */
const restMs = 120

interface CalendarViewParts {
  lang: Lang
  requested: MonthOrDay
  /** The document's title for a view; must be a stable function. */
  titleAt: (view: MonthOrDay) => string
  /** Loads what a view needs; undefined where it is at hand. */
  prepare: (view: MonthOrDay) => Promise<void> | undefined
}

/**
 * The view on screen. It changes at once; the address and the title follow `restMs` later. Steps through the history
 * and links in any island of the page change it.
 */
export function useCalendarView({ lang, requested, titleAt, prepare }: CalendarViewParts): {
  view: MonthOrDay
  go: Go
} {
  const [view, setView] = useState(requested)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const go = useCallback<Go>(
    (next, { replace } = { replace: false }) => {
      const path = pathIn(lang, pathOf(next))
      const show = () => {
        setView(next)
        clearTimeout(timer.current)
        timer.current = setTimeout(() => {
          if (path === location.pathname) return
          if (replace) replaceAddress(path)
          else pushAddress(path)
          document.title = titleAt(next)
        }, restMs)
      }
      const loading = prepare(next)
      // Without a network the browser says so.
      if (loading) loading.then(show).catch(() => location.assign(path))
      else show()
    },
    [lang, titleAt, prepare],
  )
  useEffect(() => () => clearTimeout(timer.current), [])
  useHistoryStep(() => {
    const found = viewAt(barePath(location.pathname))
    if (!found) return
    clearTimeout(timer.current)
    prepare(found)?.catch(() => location.reload())
    setView(found)
    document.title = titleAt(found)
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
