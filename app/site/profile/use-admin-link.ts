import { useEffect, useState } from 'react'
import { openClient } from '#app/platform/auth/session.ts'
import { replaceAddress } from '#app/platform/navigation/change-address.ts'

const mark = '#admin-link='

type Opening = 'none' | 'opening' | 'spent'

/**
 * An operator's one-time link leads here, its token behind the hash: no server on the way sees it, and nothing but this
 * page's code can spend it.
 */
export function useAdminLink(): Opening {
  const [state, setState] = useState<Opening>('none')
  useEffect(() => {
    if (!location.hash.startsWith(mark)) return
    const token = location.hash.slice(mark.length)
    replaceAddress(location.pathname)
    void open(token, setState)
  }, [])
  return state
}

async function open(token: string, say: (state: Opening) => void): Promise<void> {
  say('opening')
  const isOpen = await openClient()
    .then(({ openLink }) => openLink(token))
    .catch(() => false)
  say(isOpen ? 'none' : 'spent')
}
