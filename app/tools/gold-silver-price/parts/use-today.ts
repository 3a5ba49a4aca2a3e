import { useEffect, useState } from 'react'
import { nepalDay } from '#app/kit/nepal-time.ts'

/** The day in Nepal: the server's at first, then the clock's, read again when the page becomes visible. */
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
