import { randomBytes } from 'node:crypto'
import { addr, eip191Signer } from 'micro-eth-signer'
import { siteUrl } from './sign-in-site.ts'
import type { visitorBrowser } from './visitor-browser.ts'

/** The private key of a new Ethereum wallet. */
export const newWallet = () => `0x${randomBytes(32).toString('hex')}`

/** Signs in with a wallet, as its program shows and signs the text of EIP-4361. */
export async function signInByWallet(
  { client, send }: Pick<ReturnType<typeof visitorBrowser>, 'client' | 'send'>,
  key: string,
) {
  const answer = await send('/auth/v1/web3/nonce', { method: 'POST' })
  const { nonce } = (await answer.json()) as { nonce: string }
  const { host } = new URL(siteUrl)
  const message = `${host} wants you to sign in with your Ethereum account:
${addr.fromPrivateKey(key)}

Sign in to Chautari

URI: ${siteUrl}
Version: 1
Chain ID: 1
Nonce: ${nonce}
Issued At: ${new Date().toISOString()}`
  const signature = eip191Signer.sign(message, key) as `0x${string}`
  return await client.signInWithWeb3({ chain: 'ethereum', message, signature })
}
