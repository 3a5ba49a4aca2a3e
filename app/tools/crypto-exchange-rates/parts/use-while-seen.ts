import { useEffect, useEffectEvent } from 'react'

const lookMs = 10_000

/** Does something again and again while the page is in sight; out of sight it waits until somebody looks again. */
export function useWhileSeen(everyMs: number, work: () => void) {
  const again = useEffectEvent(work)
  useEffect(() => {
    let lastAt = Date.now()
    const look = () => {
      if (document.visibilityState !== 'visible' || Date.now() - lastAt < everyMs) return
      lastAt = Date.now()
      again()
    }
    const timer = setInterval(look, lookMs)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [everyMs])
}
