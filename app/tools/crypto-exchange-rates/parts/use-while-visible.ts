import { useEffect, useEffectEvent } from 'react'

const lookMs = 10_000

/** Repeats work while the page is visible; while hidden it waits until the page is visible again. */
export function useWhileVisible(everyMs: number, work: () => void) {
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
