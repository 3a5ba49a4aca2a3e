import { useEffect, useState } from 'react'
import { openClient } from '#app/platform/auth/session.ts'

const mark = '#admin-link='

/**
 * An operator's one-time link leads here, its token behind the hash: no server on the way sees it, and nothing but this
 * page's code can spend it.
 */
export function useAdminLink(): 'none' | 'opening' | 'spent' {
  const [state, setState] = useState<'none' | 'opening' | 'spent'>('none')
  useEffect(() => {
    if (!location.hash.startsWith(mark)) return
    const token = location.hash.slice(mark.length)
    history.replaceState(history.state, '', location.pathname)
    setState('opening')
    openClient()
      .then(({ openLink }) => openLink(token))
      .catch(() => false)
      .then((isOpen) => setState(isOpen ? 'none' : 'spent'))
  }, [])
  return state
}
