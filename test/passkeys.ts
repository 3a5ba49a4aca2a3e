import type { Config } from '#app/platform/env/config.server.ts'
import type { Storage } from '#db/storage.ts'
import { emailSite } from './email-site.ts'
import { passkeyDevice } from './passkey-device.ts'
import { siteUrl } from './sign-in-site.ts'

/** A site where passkeys are on, and what it mails. */
export async function passkeySite(config: Partial<Config> = {}, storage?: Storage) {
  return await emailSite({ authMethods: new Set(['google', 'totp', 'passkey']), ...config }, storage)
}

/** Sita, an operator, who has added a passkey. */
export async function withPasskey() {
  const site = await passkeySite()
  const visitor = site.browser()
  await visitor.signIn()
  return { ...site, visitor, ...(await addPasskey(visitor)) }
}

type Visitor = ReturnType<Awaited<ReturnType<typeof passkeySite>>['browser']>
type Device = ReturnType<typeof passkeyDevice>

/** Adds a passkey of a device to the account that is signed in; `refused` is the code of the refusal. */
export async function addPasskey(
  { client }: Visitor,
  device = passkeyDevice(siteUrl),
  wrong: Parameters<Device['create']>[1] = {},
) {
  const started = await client.passkey.startRegistration()
  if (started.error) return { device, refused: started.error.code }
  const { challenge_id: challengeId, options } = started.data
  const credential = device.create(options, wrong)
  const { data, error } = await client.passkey.verifyRegistration({ challengeId, credential })
  return { device, id: data?.id ?? '', refused: error?.code }
}

/** Signs in with a device; `refused` is the code of the refusal. */
export async function signInWith(
  { client }: Visitor,
  device: Device,
  wrong: Parameters<Device['sign']>[1] = {},
) {
  const started = await client.passkey.startAuthentication()
  if (started.error) return { refused: started.error.code }
  const { challenge_id: challengeId, options } = started.data
  const credential = device.sign(options, wrong)
  const { data, error } = await client.passkey.verifyAuthentication({ challengeId, credential })
  const bearer = { authorization: `Bearer ${data?.session?.access_token ?? ''}` }
  return { refused: error?.code, session: data?.session, bearer, options }
}
