import { useEffect, useRef, useState } from 'react'
import { focusFirstError } from '#app/ui/bs-date-field.tsx'

/** After a failed save, moves the focus to the first field with an error. */
export function useFirstError() {
  const element = useRef<HTMLFormElement>(null)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (tries > 0) focusFirstError(element.current)
  }, [tries])
  return { element, showFirst: () => setTries((before) => before + 1) }
}
