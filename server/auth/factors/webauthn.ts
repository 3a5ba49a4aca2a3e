import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { Insertable } from 'kysely'
import type { AuthPasskeysTable } from '#db/tables/sign-in.ts'
import { AuthError } from '../auth-error.ts'
import { authenticatorNames } from './data/authenticator-names.ts'
import type { PasskeyRow } from './passkey-rows.ts'

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

interface Registering {
  siteUrl: string
  siteName: string
  /** How the device names the account. */
  account: { name: string; displayName: string }
  /** The account's: a device that has one of them makes no other. */
  passkeys: PasskeyRow[]
}

/** For `navigator.credentials.create`. */
export async function creationOptions({ siteUrl, siteName, account, passkeys }: Registering) {
  const { generateRegistrationOptions } = await library()
  return await generateRegistrationOptions({
    rpID: rpIdOf(siteUrl),
    rpName: siteName,
    userName: account.name,
    userDisplayName: account.displayName,
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

export type NewPasskey = Omit<Insertable<AuthPasskeysTable>, 'user_id' | 'created_at'>

/** @throws AuthError `webauthn_verification_failed` */
export async function verifyAttestation(
  siteUrl: string,
  challenge: string,
  response: RegistrationResponseJSON,
): Promise<NewPasskey> {
  const { verifyRegistrationResponse } = await library()
  const { registrationInfo } = await refusing(async () => {
    await requireNoCertificate(response)
    return await verifyRegistrationResponse({
      response,
      ...expected(siteUrl, challenge),
      supportedAlgorithmIDs,
    })
  })
  if (!registrationInfo) throw new AuthError('webauthn_verification_failed')
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
}

/**
 * Attestation is not asked for, so no browser sends a certificate. The library would fetch the list of revoked ones from
 * an address that the certificate names.
 */
async function requireNoCertificate({ response }: RegistrationResponseJSON): Promise<void> {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers')
  const attestation = decodeAttestationObject(Buffer.from(response.attestationObject, 'base64url'))
  const [format, statement] = [attestation.get('fmt'), attestation.get('attStmt')]
  if (format !== 'none' && (format !== 'packed' || statement.get('x5c')))
    throw new Error(`attestation ${format} was not asked for`)
}

/**
 * @returns how often the passkey has signed
 * @throws AuthError `webauthn_verification_failed`
 */
export async function verifyAssertion(
  siteUrl: string,
  challenge: string,
  response: AuthenticationResponseJSON,
  passkey: PasskeyRow,
): Promise<number> {
  const { verifyAuthenticationResponse } = await library()
  const credential = {
    id: passkey.credential_id,
    publicKey: Buffer.from(passkey.public_key, 'base64'),
    counter: passkey.counter,
  }
  const { verified, authenticationInfo } = await refusing(
    async () => await verifyAuthenticationResponse({ response, ...expected(siteUrl, challenge), credential }),
  )
  if (!verified) throw new AuthError('webauthn_verification_failed')
  return authenticationInfo.newCounter
}

/** The library throws for whatever is wrong with an answer. */
async function refusing<Value>(verify: () => Promise<Value>): Promise<Value> {
  try {
    return await verify()
  } catch (cause) {
    throw new AuthError('webauthn_verification_failed', { cause })
  }
}
