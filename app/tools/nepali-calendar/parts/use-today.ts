import { type BsDate, compareBs, todayInNepal } from 'bikram-sambat'
import { useEffect, useState } from 'react'
import { msUntilNepalMidnight } from '#app/kit/nepal-time.ts'

/** The day in Nepal: the server's at first, then the clock's, updated at midnight and after sleep. */
export function useToday(known: BsDate): BsDate {
  const [today, setToday] = useState(known)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const look = () => {
      const now = new Date()
      const day = dayAt(now)
      if (day) setToday((before) => (compareBs(before, day) === 0 ? before : day))
      clearTimeout(timer)
      timer = setTimeout(look, msUntilNepalMidnight(now))
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  return today
}

/** Undefined when the clock is outside of the calendar. */
function dayAt(now: Date): BsDate | undefined {
  try {
    return todayInNepal(now).bs
  } catch {
    return undefined
  }
}
