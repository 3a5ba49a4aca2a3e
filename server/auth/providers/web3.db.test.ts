import { addr, eip191Signer } from 'micro-eth-signer'
import { afterEach, expect, test, vi } from 'vitest'
import { passTime, signInSite, siteUrl } from '#test/sign-in-site.ts'

afterEach(() => void vi.useRealTimers())

// Of a wallet that was made up for this test.
const key = '0x4c0883a69102937d6231471b5dbb6204fe5129617082792ae468d01a3f362318'
const address = addr.fromPrivateKey(key)

interface Said {
  nonce: string
  host?: string
  uri?: string
  chainId?: number
  wallet?: string
}

/** The text that a wallet shows, as EIP-4361 has it. */
const messageOf = ({
  nonce,
  host = 'chautari.example',
  uri = siteUrl,
  chainId = 1,
  wallet = address,
}: Said) =>
  `${host} wants you to sign in with your Ethereum account:
${wallet}

Sign in to Chautari

URI: ${uri}
Version: 1
Chain ID: ${chainId}
Nonce: ${nonce}
Issued At: ${new Date().toISOString()}`

async function wallets() {
  const site = await signInSite({ authMethods: new Set(['google', 'web3']) })
  const visitor = site.browser()
  const newNonce = async () => {
    const answer = await visitor.send('/auth/v1/web3/nonce', { method: 'POST' })
    return ((await answer.json()) as { nonce: string }).nonce
  }
  const signIn = async (message: string, signature = eip191Signer.sign(message, key)) =>
    await visitor.client.signInWithWeb3({ chain: 'ethereum', message, signature: signature as `0x${string}` })
  return { ...site, visitor, newNonce, signIn }
}

test('AUTH-05: a wallet signs in, and is the same user on every chain', async () => {
  const { newNonce, signIn, visitor, db } = await wallets()
  const first = await signIn(messageOf({ nonce: await newNonce() }))
  expect(first.error).toBeNull()
  expect(first.data.user).toMatchObject({
    email: '',
    app_metadata: { provider: 'web3', is_admin: false },
    identities: [{ provider: 'web3', id: `${address}:1`, identity_data: { sub: `${address}:1` } }],
  })
  expect((await visitor.client.getClaims()).data?.claims.amr).toMatchObject([{ method: 'web3' }])
  const second = await signIn(messageOf({ nonce: await newNonce(), chainId: 137 }))
  expect(second.data.user?.id).toBe(first.data.user?.id)
  expect(second.data.user?.identities).toHaveLength(2)
  const [identity] = second.data.user?.identities ?? []
  if (!identity) throw new Error('an identity was expected')
  expect((await visitor.client.unlinkIdentity(identity)).error).toBeNull()
  expect(await db.selectFrom('auth_accounts').select('id').execute()).toHaveLength(1)
})

test('AUTH-06: a message is good once, for this site, with a nonce of ours, for a quarter of an hour', async () => {
  const { newNonce, signIn, db } = await wallets()
  const refused = async (message: string, signature?: string) =>
    (await signIn(message, signature)).error?.code
  expect(await refused(messageOf({ nonce: 'made-up-by-the-page' }))).toBe('validation_failed')
  expect(await refused(messageOf({ nonce: 'a1b2c3d4e5f6a7b8' }))).toBe('validation_failed')
  const evil = { host: 'evil.example' }
  expect(await refused(messageOf({ nonce: await newNonce(), ...evil }))).toBe('validation_failed')
  const elsewhere = { uri: 'https://evil.example' }
  expect(await refused(messageOf({ nonce: await newNonce(), ...elsewhere }))).toBe('validation_failed')
  const other = '0x52908400098527886E0F7030069857D2E4169EE7'
  expect(await refused(messageOf({ nonce: await newNonce(), wallet: other }))).toBe('validation_failed')
  const late = messageOf({ nonce: await newNonce() })
  passTime(16 * 60_000)
  expect(await refused(late)).toBe('validation_failed')
  vi.useRealTimers()
  expect(await db.selectFrom('auth_users').select('id').execute()).toEqual([])
  const good = messageOf({ nonce: await newNonce() })
  const signature = eip191Signer.sign(good, key)
  const both = await Promise.all([refused(good, signature), refused(good, signature)])
  expect(new Set(both)).toEqual(new Set([undefined, 'validation_failed']))
  expect(await refused(good, signature)).toBe('validation_failed')
})

test('AUTH-06: other chains, and a method that is off, are refused in words', async () => {
  const { visitor } = await wallets()
  const solana = await visitor.client.signInWithWeb3({
    chain: 'solana',
    message: 'x',
    signature: new Uint8Array(64),
  })
  expect(solana.error).toMatchObject({ status: 400, code: 'validation_failed' })
  const off = (await signInSite()).browser()
  const { error } = await off.client.signInWithWeb3({ chain: 'ethereum', message: 'x', signature: '0x1' })
  expect(error).toMatchObject({ status: 422, code: 'web3_provider_disabled' })
  const answer = await off.send('/auth/v1/web3/nonce', { method: 'POST' })
  expect(await answer.json()).toMatchObject({ error_code: 'web3_provider_disabled' })
})
