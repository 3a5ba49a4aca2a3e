import { useEffect, useRef, useState } from 'react'

const shownMs = 2000

/** Copies a text; `copied` is true for two seconds afterwards. */
export function useCopy(): { copied: boolean; copy: (text: string) => void } {
  const [copied, setCopied] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const copy = (text: string) => {
    navigator.clipboard
      .writeText(text)
      .then(() => {
        setCopied(true)
        clearTimeout(timer.current)
        timer.current = setTimeout(() => setCopied(false), shownMs)
      })
      .catch((error: unknown) => console.warn('Copying failed', error))
  }
  return { copied, copy }
}
