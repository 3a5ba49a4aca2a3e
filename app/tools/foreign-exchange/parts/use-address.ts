import { useEffect, useEffectEvent, useRef } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router'
import { nepalDay } from '#app/kit/nepal-time.ts'
import { askedDay, searchFor } from '../dates.ts'
import type { RatesState } from './use-rates.ts'

/** The address names the day that is shown, without a step of history; a link or a step back to another day is followed. */
export function useAddress(
  { date, isRefused, today }: RatesState,
  load: (date: string, options: { isRefused: boolean }) => void,
) {
  const { search, hash, key } = useLocation()
  const navigate = useNavigate()
  const moved = useNavigationType() !== NavigationType.Replace
  const followed = useRef(key)

  const write = useEffectEvent(() => {
    const next = searchFor(search, date, today)
    if (next !== search) void navigate({ search: next, hash }, { replace: true, preventScrollReset: true })
  })
  const follow = useEffectEvent((at: string) => {
    if (followed.current === at) return
    followed.current = at
    const asked = askedDay(search, nepalDay(new Date()))
    if (moved && (asked.date !== date || asked.isRefused !== isRefused)) load(asked.date, asked)
  })

  useEffect(() => follow(key), [key])
  // A refused address stays as it was asked for.
  const named = isRefused ? undefined : date
  const written = useRef(named)
  useEffect(() => {
    if (written.current === named) return
    written.current = named
    if (named) write()
  }, [named])
}
