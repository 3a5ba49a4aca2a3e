import { useEffect, useState } from 'react'

const everyMs = 30_000

/** The time, updated every half minute; undefined on the server, whose HTML is cached for all visitors. */
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
