import { AppError } from '#app/kit/app-error.ts'
import type { Refusal } from './refusal.ts'

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
