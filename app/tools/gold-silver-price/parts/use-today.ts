import { useEffect, useState } from 'react'
import { nepalDay } from '#app/kit/nepal-time.ts'

/** The day in Nepal: at first the one that the server knew, then by the clock, also when the page is looked at again. */
export function useToday(known: string): string {
  const [today, setToday] = useState(known)
  useEffect(() => {
    const look = () => setToday(nepalDay(new Date()))
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return today
}
