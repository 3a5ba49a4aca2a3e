import { useState } from 'react'
import { useCopy } from '#app/ui/use-copy.ts'

/** Copies a text, and gives it for as long as this is worth saying. */
export function useCopied() {
  const [text, setText] = useState('')
  const { copied, copy } = useCopy()
  // The first one serves all renders, so that the rows of the table need not be drawn again.
  const [copyText] = useState(() => (value: string) => {
    setText(value)
    copy(value)
  })
  return { copied: copied ? text : '', copyText }
}
