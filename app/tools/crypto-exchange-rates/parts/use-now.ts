import { useEffect, useState } from 'react'

const everyMs = 30_000

/** The time, every half minute, as an instant in ISO 8601; at first that of the page, so that nothing changes under it. */
export function useNow(first: string): string {
  const [now, setNow] = useState(first)
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date().toISOString()), everyMs)
    return () => clearInterval(timer)
  }, [])
  return now
}
