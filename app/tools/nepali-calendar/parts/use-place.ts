import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { type Lang, pathIn } from '#app/kit/language.ts'
import { type Place, pathOf } from '../place.ts'

export type Go = (place: Place, options?: { replace: boolean }) => void

/** A held key turns many months a second: the address follows when it rests. */
const restMs = 120

/**
 * The place on screen. It changes at once; the address follows a moment later, and whoever changes the address (back,
 * forward) changes the place.
 */
export function usePlace(lang: Lang, asked: Place): { place: Place; go: Go } {
  const navigate = useNavigate()
  const path = pathOf(asked)
  const [place, setPlace] = useState(asked)
  // The address on its way to the router may be an older one: all that it has not yet answered.
  const written = useRef([path])
  const shown = useRef(asked)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const follow = useEffectEvent((address: string) => {
    const own = written.current.indexOf(address)
    written.current = own < 0 ? [address] : written.current.slice(own)
    if (own >= 0) return
    clearTimeout(timer.current)
    setPlace(asked)
    shown.current = asked
  })
  useEffect(() => follow(path), [path])
  useEffect(() => () => clearTimeout(timer.current), [])

  const go = useCallback<Go>(
    (next, { replace } = { replace: false }) => {
      const address = pathOf(next)
      setPlace(next)
      // From a month to a whole year, or back: another view, which begins at its top.
      if ((next.kind === 'year') !== (shown.current.kind === 'year')) scrollTo(0, 0)
      shown.current = next
      clearTimeout(timer.current)
      timer.current = setTimeout(() => {
        if (address === written.current.at(-1)) return
        written.current.push(address)
        void navigate(pathIn(lang, address), { replace, preventScrollReset: true })
      }, restMs)
    },
    [lang, navigate],
  )
  return { place, go }
}
