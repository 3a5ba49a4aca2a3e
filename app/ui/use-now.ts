import { nepalDay } from '@chautari/bikram-sambat/iso-day'
import { useEffect, useState } from 'react'
import { watchNepalDay } from '#app/lib/watch-nepal-day.ts'

const everyMs = 30_000

/**
 * The time, updated every half minute.
 *
 * @param first the time of the page, so that hydration changes nothing; undefined when the HTML is cached for all
 * @returns `first` until the page is hydrated
 */
export function useNow<First extends Date | undefined>(first: First): Date | First {
  const [now, setNow] = useState<Date | First>(first)
  useEffect(() => {
    const tick = () => setNow(new Date())
    tick()
    const timer = setInterval(tick, everyMs)
    return () => clearInterval(timer)
  }, [])
  return now
}

/**
 * The day in Nepal as YYYY-MM-DD: the server's at first, then the clock's, updated at midnight and when the page becomes
 * visible.
 *
 * @param known the server's day
 */
export function useToday(known: string): string {
  const [today, setToday] = useState(known)
  useEffect(() => watchNepalDay(() => setToday(nepalDay(new Date()))), [])
  return today
}
