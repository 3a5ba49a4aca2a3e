import { AppError } from '#app/lib/app-error.ts'

/** Why another server is not asked at the moment. */
export interface Refusal {
  /** `paused`: no requests are sent for any visitor, after failures or because of its limits; `own-share`: not for this visitor. */
  reason: 'paused' | 'own-share'
  /** When it can be asked again, in milliseconds since 1970. */
  until: number
}

/** What an answer of this site's own server says of a refusal: status 429 or 503 with `Retry-After` in seconds. */
export function refusalOf({ status, headers }: Response, now: Date): Refusal | undefined {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  if ((status !== 429 && status !== 503) || !Number.isFinite(seconds)) return undefined
  return { reason: status === 429 ? 'own-share' : 'paused', until: now.getTime() + seconds * 1000 }
}

/** The status and the waiting time of an answer that needed another server, which is not asked at the moment. */
export function statusOfRefusal({ reason, until }: Refusal, now: Date) {
  return {
    status: reason === 'own-share' ? 429 : 503,
    retryAfterSeconds: Math.max(1, Math.ceil((until - now.getTime()) / 1000)),
  } as const
}

/** The same as an error, for the public interface. */
export function refusedError(refusal: Refusal, now: Date): AppError {
  const { status, retryAfterSeconds } = statusOfRefusal(refusal, now)
  const code = status === 429 ? 'too-many-requests' : 'upstream-unavailable'
  return new AppError(code, code, { retryAfterSeconds })
}
