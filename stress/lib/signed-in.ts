import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Reply, send } from './requests.ts'

/** A signed-in user with a browser's cookie. */
export interface SignedIn {
  /** Renews cookie and token, as an open page does every quarter of an hour. */
  refresh: () => Promise<Reply>
}

/** Signs the first operator in with the one-time link that a site without Google writes into its data folder. */
export async function signInByLink(origin: string, dataDir: string): Promise<SignedIn> {
  const token = readFileSync(join(dataDir, 'admin-link'), 'utf8').trim().split('#admin-link=')[1] ?? ''
  let cookie = ''
  const post = async (path: string, body: object) => {
    const outcome = await send(`${origin}/auth/v1/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin, ...(cookie && { cookie }) },
      body: JSON.stringify(body),
    })
    for (const set of outcome.headers['set-cookie'] ?? []) cookie = set.split(';')[0] ?? ''
    return outcome
  }
  const opened = await post('verify', { type: 'magiclink', token_hash: token })
  if (opened.status !== 200) throw new Error(`The link was refused (${opened.status}): ${opened.text}`)
  return { refresh: () => post('token?grant_type=refresh_token', { refresh_token: 'in-cookie' }) }
}
