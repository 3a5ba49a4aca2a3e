import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Loads on opening, when the key changes, and on `reload`. The last answer stays until the next one arrives.
 *
 * @param key names what `load` asks for, with its language
 */
export function useLoaded<Answer>(key: string, load: (signal: AbortSignal) => Promise<Answer>) {
  const [turn, setTurn] = useState(0)
  const [loaded, setLoaded] = useState<{ requestKey: string; answer: Answer }>()
  const requestKey = `${turn} ${key}`
  const loadNow = useEffectEvent(load)
  useEffect(() => {
    const stop = new AbortController()
    void loadNow(stop.signal).then((answer) => {
      if (!stop.signal.aborted) setLoaded({ requestKey, answer })
    })
    return () => stop.abort()
  }, [requestKey])
  return {
    /** Undefined until the first answer. */
    answer: loaded?.answer,
    isLoading: loaded?.requestKey !== requestKey,
    reload: () => setTurn((before) => before + 1),
  }
}
