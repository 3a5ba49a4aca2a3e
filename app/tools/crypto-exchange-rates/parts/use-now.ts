import { useEffect, useState } from 'react'

const everyMs = 30_000

/** The time in ISO 8601, updated every half minute. Starts with the time of the page, so that hydration changes nothing. */
export function useNow(first: string): string {
  const [now, setNow] = useState(first)
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date().toISOString()), everyMs)
    return () => clearInterval(timer)
  }, [])
  return now
}
