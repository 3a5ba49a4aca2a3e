import { useEffect, useState } from 'react'

const everyMs = 30_000

/** The time, every half minute; undefined in what the server renders, which is kept for others. */
export function useNow(): Date | undefined {
  const [now, setNow] = useState<Date>()
  useEffect(() => {
    const tick = () => setNow(new Date())
    tick()
    const timer = setInterval(tick, everyMs)
    return () => clearInterval(timer)
  }, [])
  return now
}
