import { useCallback, useEffect, useRef, useState } from 'react'
import { barePath, type Lang, langOfPath, pathIn } from '#app/kit/language.ts'
import { useHistoryStep } from '#app/platform/navigation/address.ts'
import { pushAddress, replaceAddress } from '#app/platform/navigation/change-address.ts'
import { isPlainClick } from '#app/platform/navigation/plain-click.ts'
import { type Place, pathOf, placeAt } from '../place.ts'

export type Go = (place: Place, options?: { replace: boolean }) => void

/** A held key turns many months a second: the address follows when it rests. */
const restMs = 120

/**
 * The place on screen. It changes at once; the address and the title follow a moment later. Steps through the history
 * change the place, and so do links to other places that stand in any island of the page.
 *
 * @param titleOf the document's title at a place; the same function as long as nothing else changes
 */
export function usePlace(
  lang: Lang,
  asked: Place,
  titleOf: (place: Place) => string,
): { place: Place; go: Go } {
  const [place, setPlace] = useState(asked)
  const shown = useRef(asked)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const go = useCallback<Go>(
    (next, { replace } = { replace: false }) => {
      setPlace(next)
      // From a month to a whole year, or back: another view, which begins at its top.
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
    const found = placeAt(barePath(location.pathname))
    if (!found) return
    clearTimeout(timer.current)
    setPlace(found)
    shown.current = found
    document.title = titleOf(found)
  })
  useLinksToPlaces(lang, go)
  return { place, go }
}

/** Links of the header, the footer and the article load the page, which then begins at its top. */
function useLinksToPlaces(lang: Lang, go: Go) {
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('x-island a')
      if (!link || event.defaultPrevented || !isPlainClick(event)) return
      const { origin, pathname, search, hash, target } = link
      if (origin !== location.origin || langOfPath(pathname) !== lang || search || hash || target) return
      const place = placeAt(barePath(pathname))
      if (!place) return
      event.preventDefault()
      go(place)
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [lang, go])
}
