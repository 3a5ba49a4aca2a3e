import { type AuthResult, callAuth } from './auth-result.ts'

export const listPasskeys = () => callAuth(({ passkey }) => passkey.list())

/** The apps for codes. */
export async function verifiedFactors() {
  const { value, failure } = await callAuth(({ mfa }) => mfa.listFactors())
  return failure ? { failure } : { value: value.totp }
}

/** Whether the account has an app for codes or a passkey. */
export async function hasSecondFactor(hasPasskeys: boolean): Promise<AuthResult<boolean>> {
  const factors = await verifiedFactors()
  if (factors.failure) return factors
  if (factors.value.length > 0 || !hasPasskeys) return { value: factors.value.length > 0 }
  const passkeys = await listPasskeys()
  return passkeys.failure ? passkeys : { value: passkeys.value.length > 0 }
}

/** What can raise this session to the highest level of its account. */
export interface MissingFactor {
  /** Of the app for codes; undefined where the account has none. */
  factorId: string | undefined
  hasPasskey: boolean
}

/**
 * The factors of which this session has yet to verify one.
 *
 * @param isAgain also where it has verified one already: some actions need a recent proof
 */
export async function missingFactor(
  hasPasskeys = false,
  isAgain = false,
): Promise<AuthResult<MissingFactor>> {
  const level = await callAuth(({ mfa }) => mfa.getAuthenticatorAssuranceLevel())
  if (level.failure) return level
  const { currentLevel, nextLevel } = level.value
  if (currentLevel === 'aal2' && !isAgain) return { value: { factorId: undefined, hasPasskey: false } }
  const factors = nextLevel === 'aal2' ? await verifiedFactors() : { value: [] }
  if (factors.failure) return factors
  const passkeys = hasPasskeys ? await listPasskeys() : { value: [] }
  if (passkeys.failure) return passkeys
  return { value: { factorId: factors.value[0]?.id, hasPasskey: passkeys.value.length > 0 } }
}

/** @param code of the app, or one of the recovery codes */
export const verifyFactor = (factorId: string, code: string) =>
  callAuth(({ mfa }) => mfa.challengeAndVerify({ factorId, code }))

/** For an account that has a passkey and no app. */
export const verifyRecoveryCode = (code: string) => callAuth(({ mfa }) => mfa.recoveryCodes.verify({ code }))

const svgMark = 'data:image/svg+xml;utf-8,'

/** An app for codes that is yet to be verified. `picture` is its QR code, as a data URL. */
export async function newFactor(issuer: string) {
  const known = await callAuth(({ mfa }) => mfa.listFactors())
  if (known.failure) return known
  // An abandoned enrolment: its name would conflict with the next one.
  const left = known.value.all.filter(
    ({ factor_type, status }) => factor_type === 'totp' && status !== 'verified',
  )
  for (const { id: factorId } of left) await callAuth(({ mfa }) => mfa.unenroll({ factorId }))
  const { value, failure } = await callAuth(({ mfa }) => mfa.enroll({ factorType: 'totp', issuer }))
  if (failure) return { failure }
  const { qr_code, secret } = value.totp
  // The client puts the SVG into the data URL without encoding it.
  const svg = qr_code.startsWith(svgMark) ? qr_code.slice(svgMark.length) : qr_code
  return { value: { id: value.id, secret, picture: svgMark + encodeURIComponent(svg) } }
}

export const removeFactor = async (factorId: string) =>
  await refreshed(await callAuth(({ mfa }) => mfa.unenroll({ factorId })))

/** The stored session still has the factors and the level of before. */
export async function refreshed(changed: AuthResult): Promise<AuthResult> {
  if (!changed.failure) await callAuth((client) => client.refreshSession())
  return changed
}

/** Ten new codes, returned only once; they replace the previous ones. */
export const newRecoveryCodes = () => callAuth(({ mfa }) => mfa.recoveryCodes.generate())

/** Undefined where that is not known. */
export const recoveryCodesLeft = async () =>
  (await callAuth(({ mfa }) => mfa.recoveryCodes.getStatus())).value?.remaining

/** Makes a call that needs a passkey of the browser. */
export const withPasskey = async (call: () => Promise<AuthResult>): Promise<AuthResult> =>
  'PublicKeyCredential' in window ? await call() : { failure: { code: 'passkey_unsupported' } }

/** The browser asks for a passkey of this site; the session is aal2. */
export const signInWithPasskey = () => withPasskey(() => callAuth((client) => client.signInWithPasskey()))
