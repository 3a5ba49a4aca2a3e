import { type AuthResult, authFailure, authResult } from './auth-result.ts'
import { client } from './client.ts'

/** Redirects to the sign-in of the organisation. */
export async function redirectToSso(redirectTo: string): Promise<AuthResult> {
  // The only SSO provider; the server accepts this id.
  return await authResult(client.signInWithSSO({ providerId: 'sso', options: { redirectTo } }))
}

interface Wallet {
  request: (asked: { method: string }) => Promise<unknown>
}

/** Signs in by a message that the wallet of the browser signs (EIP-4361): no payment, no transaction. */
export async function signInWithWallet(statement: string): Promise<AuthResult> {
  const { ethereum: wallet } = window as { ethereum?: Wallet }
  if (!wallet) return { failure: { code: 'wallet_missing' } }
  try {
    const [address] = (await wallet.request({ method: 'eth_requestAccounts' })) as `0x${string}`[]
    if (!address) return { failure: { code: 'wallet_refused' } }
    const chainId = Number(await wallet.request({ method: 'eth_chainId' }))
    const nonce = await nonceFor(address, chainId)
    if (nonce.failure) return nonce
    const signInWithEthereum = { nonce: nonce.value, chainId }
    return await authResult(
      client.signInWithWeb3({ chain: 'ethereum', statement, options: { signInWithEthereum } }),
    )
  } catch (error) {
    // 4001: the user rejected the request (EIP-1193).
    const { code } = error as { code?: unknown }
    return { failure: code === 4001 ? { code: 'wallet_refused' } : authFailure(error) }
  }
}

/** A nonce of the server, valid once. */
async function nonceFor(address: string, chainId: number): Promise<AuthResult<string>> {
  const answer = await fetch('/auth/v1/web3/nonce', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ chain: 'ethereum', address, chain_id: chainId }),
  })
  const body = (await answer.json()) as { nonce?: string; error_code?: string }
  return body.nonce ? { value: body.nonce } : { failure: { code: body.error_code ?? 'unexpected_failure' } }
}
