import { useEffect, useState } from 'react'

const restMs = 700

/** A text once it has stopped changing, so that results are not announced at each key. Empty until the first change. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState<{ first: string; text: string }>({ first: text, text: '' })
  useEffect(() => {
    if (text === settled.first && !settled.text) return undefined
    const timer = setTimeout(() => setSettled({ first: '', text }), restMs)
    return () => clearTimeout(timer)
  }, [text, settled.first, settled.text])
  return settled.text
}
