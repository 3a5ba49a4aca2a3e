import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'

/** Printed in place of the page, and not shown on the screen: what follows it in the body is hidden on paper. */
export function OnPaper({ className = '', children }: { className?: string; children: ReactNode }) {
  const [place] = useState(() => {
    const element = document.createElement('div')
    element.className = `${className} hidden print:block print:[&~*]:hidden!`
    return element
  })
  useEffect(() => {
    document.body.prepend(place)
    return () => place.remove()
  }, [place])
  return createPortal(children, place)
}
