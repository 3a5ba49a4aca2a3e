import { useEffect, useEffectEvent, useRef } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router'
import { nepalDay } from '#app/kit/nepal-time.ts'
import { askedDay, searchFor } from '../dates.ts'

/** The address names the day that is shown, without a step of history; a link or a step back to another day is followed. */
export function useAddress({ date, today }: { date: string; today: string }, load: (date: string) => void) {
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
    const now = nepalDay(new Date())
    const asked = askedDay(search, now)
    const wanted = asked.ok ? asked.date : now
    if (moved && wanted !== date) load(wanted)
  })

  useEffect(() => follow(key), [key])
  const written = useRef(date)
  useEffect(() => {
    if (written.current === date) return
    written.current = date
    write()
  }, [date])
}
