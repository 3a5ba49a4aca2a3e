import { useEffect } from 'react'

/** Names the document; the name stays until another component gives one. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title
  }, [title])
}
