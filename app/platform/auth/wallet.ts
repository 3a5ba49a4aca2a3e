import { postJson } from '../http/request-json.ts'
import { type AuthResult, authFailure, callAuth } from './auth-result.ts'

interface Wallet {
  request: (call: { method: string }) => Promise<unknown>
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
    return await callAuth((client) =>
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
  const answer = await postJson('/auth/v1/web3/nonce', { chain: 'ethereum', address, chain_id: chainId })
  const { nonce, error_code: code } = Object(answer?.body) as { nonce?: string; error_code?: string }
  return nonce ? { value: nonce } : { failure: { code: code ?? 'unexpected_failure' } }
}
