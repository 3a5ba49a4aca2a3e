import { useEffect, useState } from 'react'
import { openClient } from '#app/platform/auth/session.ts'
import { replaceAddress } from '#app/platform/navigation/change-address.ts'

const hashPrefix = '#admin-link='

type AdminLinkState = 'none' | 'loading' | 'spent'

/**
 * Redeems an operator's one-time link. Its token is in the URL fragment, which is not sent to servers, so that only
 * this page's code can redeem it.
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
