import { useEffect, useState } from 'react'
import { openClient } from '#app/platform/auth/session.ts'
import { replaceAddress } from '#app/platform/navigation/change-address.ts'

const hashPrefix = '#admin-link='

type AdminLinkState = 'none' | 'loading' | 'spent'

/**
 * An operator's one-time link leads here, its token behind the hash: no server on the way sees it, and nothing but this
 * page's code can spend it.
 */
export function useAdminLink(): AdminLinkState {
  const [state, setState] = useState<AdminLinkState>('none')
  useEffect(() => {
    if (!location.hash.startsWith(hashPrefix)) return
    const token = location.hash.slice(hashPrefix.length)
    replaceAddress(location.pathname)
    void redeem(token, setState)
  }, [])
  return state
}

async function redeem(token: string, report: (state: AdminLinkState) => void): Promise<void> {
  report('loading')
  const isRedeemed = await openClient()
    .then(({ redeemAdminLink }) => redeemAdminLink(token))
    .catch(() => false)
  report(isRedeemed ? 'none' : 'spent')
}
