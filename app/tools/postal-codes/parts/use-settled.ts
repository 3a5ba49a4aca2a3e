import { useEffect, useState } from 'react'

const restMs = 700

/** A text once it has stood still: nobody wants to hear what was found after each key. Empty until it first changed. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState<{ first: string; text: string }>({ first: text, text: '' })
  useEffect(() => {
    if (text === settled.first && !settled.text) return undefined
    const timer = setTimeout(() => setSettled({ first: '', text }), restMs)
    return () => clearTimeout(timer)
  }, [text, settled.first, settled.text])
  return settled.text
}
