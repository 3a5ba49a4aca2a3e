import { type AuthResult, callAuth } from './auth-result.ts'

/** A verified TOTP factor (authenticator app). */
export interface Factor {
  id: string
  /** ISO. */
  createdAt: string
}

/** Whether the account has an app for codes or a passkey. */
export async function hasSecondFactor(hasPasskeys: boolean): Promise<AuthResult<boolean>> {
  const factors = await verifiedFactors()
  if (factors.failure) return factors
  if (factors.value.length > 0 || !hasPasskeys) return { value: factors.value.length > 0 }
  const passkeys = await callAuth(({ passkey }) => passkey.list())
  return passkeys.failure ? passkeys : { value: passkeys.value.length > 0 }
}

/** What can raise this session to the highest level of its account. */
export interface MissingFactor {
  /** Of the app for codes; undefined where the account has none. */
  factorId: string | undefined
  hasPasskey: boolean
}

const nothing: MissingFactor = { factorId: undefined, hasPasskey: false }

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
  if (currentLevel === 'aal2' && !isAgain) return { value: nothing }
  const factors = nextLevel === 'aal2' ? await verifiedFactors() : { value: [] }
  if (factors.failure) return factors
  const passkeys = hasPasskeys ? await callAuth(({ passkey }) => passkey.list()) : { value: [] }
  if (passkeys.failure) return passkeys
  return { value: { factorId: factors.value[0]?.id, hasPasskey: passkeys.value.length > 0 } }
}

export async function verifiedFactors(): Promise<AuthResult<Factor[]>> {
  const { value, failure } = await callAuth(({ mfa }) => mfa.listFactors())
  if (failure) return { failure }
  return { value: value.totp.map(({ id, created_at }) => ({ id, createdAt: created_at })) }
}

/** @param code of the app, or one of the recovery codes */
export async function verifyFactor(factorId: string, code: string): Promise<AuthResult> {
  return await callAuth(({ mfa }) => mfa.challengeAndVerify({ factorId, code }))
}

/** For an account that has a passkey and no app. */
export async function verifyRecoveryCode(code: string): Promise<AuthResult> {
  return await callAuth(({ mfa }) => mfa.recoveryCodes.verify({ code }))
}

export interface NewFactor {
  id: string
  /** QR code, as a data URL. */
  picture: string
  secret: string
}

const svgMark = 'data:image/svg+xml;utf-8,'

export async function newFactor(issuer: string): Promise<AuthResult<NewFactor>> {
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

export async function removeFactor(factorId: string): Promise<AuthResult> {
  const removed = await callAuth(({ mfa }) => mfa.unenroll({ factorId }))
  // The stored session still lists the factor.
  if (!removed.failure) await callAuth((client) => client.refreshSession())
  return removed
}

/** Ten new codes, returned only once; they replace the previous ones. */
export async function newRecoveryCodes(): Promise<AuthResult<string[]>> {
  const { value, failure } = await callAuth(({ mfa }) => mfa.recoveryCodes.generate())
  return failure ? { failure } : { value: value.codes }
}

export async function recoveryCodesLeft(): Promise<AuthResult<number>> {
  const { value, failure } = await callAuth(({ mfa }) => mfa.recoveryCodes.getStatus())
  return failure ? { failure } : { value: value.remaining }
}
