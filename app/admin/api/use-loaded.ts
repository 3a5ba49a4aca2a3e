import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Loads on opening, when the key changes, and on `reload`. The last answer stays until the next one arrives.
 *
 * @param key names what `load` asks for, with its language
 */
export function useLoaded<Answer>(key: string, load: (signal: AbortSignal) => Promise<Answer>) {
  const [turn, setTurn] = useState(0)
  const [loaded, setLoaded] = useState<{ asked: string; answer: Answer }>()
  const asked = `${turn} ${key}`
  const loadNow = useEffectEvent(load)
  useEffect(() => {
    const stop = new AbortController()
    void loadNow(stop.signal).then((answer) => {
      if (!stop.signal.aborted) setLoaded({ asked, answer })
    })
    return () => stop.abort()
  }, [asked])
  return {
    /** Undefined until the first answer. */
    answer: loaded?.answer,
    isLoading: loaded?.asked !== asked,
    reload: () => setTurn((before) => before + 1),
  }
}
