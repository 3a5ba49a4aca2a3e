import { randomUUID } from 'node:crypto'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Database, Db } from '#db/schema.ts'
import { isUuid } from '#server/http/request-guard.ts'
import { labelOf, lockUser, type UserRow } from '../accounts/users.ts'
import { AuthError } from '../auth-error.ts'
import { saveVerification, takeVerification } from '../codes/stored-codes.ts'
import type { SignedIn } from '../sessions/session-rows.ts'
import type { SignIn } from '../sign-in.ts'
import { authenticatorNames } from './data/authenticator-names.ts'
import { cleanUpAfterLastFactor, hasPasskey, secondFactorMethods, withdrawMethods } from './factors.ts'

export const mostPasskeys = 10

export type PasskeyRow = Selectable<Database['auth_passkeys']>

/** The oldest first. */
export async function passkeysOf(db: Db, userId: string): Promise<PasskeyRow[]> {
  return await db
    .selectFrom('auth_passkeys')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/**
 * Records a sign-in. Two at the same time may have been checked against the same count.
 *
 * @returns false where a passkey that counts has not counted on since, or is gone: it may be a copy
 */
export async function recordPasskeyUse(db: Db, id: string, counter: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('auth_passkeys')
    .set({ counter, last_used_at: now })
    .where('id', '=', id)
    .where((of) => of.or([of('counter', '<', counter), of('counter', '=', 0)]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * Deletes a passkey. Its device may be lost: the user's other sessions that a passkey opened end. With the last one
 * passkeys no longer raise a session, and with the last second factor what belongs to it is deleted too.
 *
 * @returns whether the user had it
 */
export async function removePasskey(tx: Db, { user, session }: SignedIn, id: string): Promise<boolean> {
  await lockUser(tx, user.id)
  const { numDeletedRows } = await tx
    .deleteFrom('auth_passkeys')
    .where('id', '=', id)
    .where('user_id', '=', user.id)
    .executeTakeFirst()
  if (numDeletedRows === 0n) return false
  const ofPasskey = JSON.stringify([{ method: secondFactorMethods.passkey }])
  await tx
    .deleteFrom('auth_sessions')
    .where('user_id', '=', user.id)
    .where('id', '!=', session.id)
    .where(sql<boolean>`amr @> ${ofPasskey}::jsonb`)
    .execute()
  if (!(await hasPasskey(tx, user.id))) {
    await withdrawMethods(tx, user.id, [secondFactorMethods.passkey])
    await cleanUpAfterLastFactor(tx, user.id)
  }
  return true
}

/** As GoTrue's JSON. */
export function passkeyJson({ id, name, created_at, last_used_at }: PasskeyRow) {
  return { id, friendly_name: name ?? '', created_at, ...(last_used_at && { last_used_at }) }
}

/** Loaded at the first passkey: it takes 26 MB. */
const library = () => import('@simplewebauthn/server')

/** Of the keys of new passkeys: EdDSA, ES256 and RS256. */
const supportedAlgorithmIDs = [-8, -7, -257]

/** Passkeys belong to a host name. */
const rpIdOf = (siteUrl: string) => new URL(siteUrl).hostname

/** How a browser is told of passkeys that it may have. */
const descriptors = (passkeys: PasskeyRow[]) =>
  passkeys.map(({ credential_id, transports }) => ({
    id: credential_id,
    ...(transports && { transports: transports.split(',') }),
  }))

/**
 * For `navigator.credentials.create`.
 *
 * @param passkeys of the account: a device that has one of them makes no other
 */
export async function creationOptions(signIn: SignIn, user: UserRow, passkeys: PasskeyRow[]) {
  const { generateRegistrationOptions } = await library()
  const userName = labelOf(user)
  return await generateRegistrationOptions({
    rpName: await signIn.siteName('en'),
    rpID: rpIdOf(signIn.siteUrl),
    userName,
    userDisplayName: user.name || userName,
    attestationType: 'none',
    excludeCredentials: descriptors(passkeys),
    // Found by the browser without a user name.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs,
  })
}

/**
 * For `navigator.credentials.get`.
 *
 * @param passkeys to choose from; any where there are none
 */
export async function requestOptions(siteUrl: string, passkeys: PasskeyRow[]) {
  const { generateAuthenticationOptions } = await library()
  return await generateAuthenticationOptions({
    rpID: rpIdOf(siteUrl),
    userVerification: 'required',
    ...(passkeys.length > 0 && { allowCredentials: descriptors(passkeys) }),
  })
}

/** A passkey counts as two factors only if its device verified the user, by a fingerprint or a PIN. */
const expected = (siteUrl: string, challenge: string) => ({
  expectedChallenge: challenge,
  expectedOrigin: siteUrl,
  expectedRPID: rpIdOf(siteUrl),
  requireUserVerification: true,
})

export type NewPasskey = Omit<Insertable<Database['auth_passkeys']>, 'user_id' | 'created_at'>

/** @throws AuthError `webauthn_verification_failed` */
export const verifyAttestation = (siteUrl: string, challenge: string, response: RegistrationResponseJSON) =>
  refusing(async ({ verifyRegistrationResponse }): Promise<NewPasskey> => {
    await requireNoCertificate(response)
    const answer = { response, ...expected(siteUrl, challenge), supportedAlgorithmIDs }
    const { registrationInfo } = await verifyRegistrationResponse(answer)
    if (!registrationInfo) throw new Error('the attestation is not valid')
    const { aaguid, credential, credentialDeviceType, credentialBackedUp } = registrationInfo
    return {
      name: authenticatorNames[aaguid] ?? null,
      credential_id: credential.id,
      public_key: Buffer.from(credential.publicKey).toString('base64'),
      counter: credential.counter,
      device_type: credentialDeviceType,
      backed_up: credentialBackedUp,
      transports: credential.transports?.join(',') ?? '',
      aaguid,
    }
  })

/**
 * Attestation is not asked for, so no browser sends a certificate. The library would fetch the list of revoked ones from
 * an address that the certificate names.
 */
async function requireNoCertificate({ response }: RegistrationResponseJSON): Promise<void> {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers')
  const attestation = decodeAttestationObject(Buffer.from(response.attestationObject, 'base64url'))
  const format = attestation.get('fmt')
  if (format !== 'none' && (format !== 'packed' || attestation.get('attStmt').get('x5c')))
    throw new Error(`attestation ${format} was not asked for`)
}

/**
 * @returns how often the passkey has signed
 * @throws AuthError `webauthn_verification_failed`
 */
export const verifyAssertion = (
  siteUrl: string,
  challenge: string,
  response: AuthenticationResponseJSON,
  { credential_id: id, public_key, counter }: PasskeyRow,
) =>
  refusing(async ({ verifyAuthenticationResponse }) => {
    const credential = { id, publicKey: Buffer.from(public_key, 'base64'), counter }
    const answer = { response, ...expected(siteUrl, challenge), credential }
    const { verified, authenticationInfo } = await verifyAuthenticationResponse(answer)
    if (!verified) throw new Error('the signature is wrong')
    return authenticationInfo.newCounter
  })

/** The library throws for whatever is wrong with an answer. */
async function refusing<Value>(verify: (of: Awaited<ReturnType<typeof library>>) => Promise<Value>) {
  const loaded = await library()
  try {
    return await verify(loaded)
  } catch (cause) {
    throw new AuthError('webauthn_verification_failed', { cause })
  }
}

const challengeMs = 5 * 60_000

type Purpose = 'passkey authentication' | 'passkey registration'

const identifierOf = (purpose: Purpose, id: string) => `${purpose} ${id.toLowerCase()}`

/**
 * Keeps the challenge of these options.
 *
 * @param owner the session that may answer, or the user whose passkeys may; empty for any passkey
 * @returns GoTrue's JSON
 */
export async function askPasskey<Options extends { challenge: string }>(
  signIn: SignIn,
  purpose: Purpose,
  owner: string,
  options: Options,
) {
  const id = randomUUID()
  await saveVerification(signIn, identifierOf(purpose, id), `${options.challenge} ${owner}`, challengeMs)
  const expiresMs = signIn.now().getTime() + challengeMs
  return { challenge_id: id, options, expires_at: Math.floor(expiresMs / 1000) }
}

/**
 * Deletes a challenge before its answer is looked at: it is good for one, also when two come at the same time.
 *
 * @throws AuthError `webauthn_challenge_expired`
 */
export async function takeChallenge(signIn: SignIn, purpose: Purpose, id: string) {
  const taken = isUuid(id) ? await takeVerification(signIn, identifierOf(purpose, id)) : undefined
  if (taken === undefined) throw new AuthError('webauthn_challenge_expired')
  const [challenge = '', owner = ''] = taken.split(' ')
  return { challenge, owner }
}
