import { useEffect, useRef, useState } from 'react'

/** After a failed save, moves the focus to the first field with an error. */
export function useFirstError() {
  const element = useRef<HTMLFormElement>(null)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (tries > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [tries])
  return { element, showFirst: () => setTries((before) => before + 1) }
}
