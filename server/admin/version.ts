import * as z from 'zod/mini'

/** `updated_at` as the client read it; null where the row was never saved. */
export const versionField = z.optional(z.nullable(z.iso.datetime({ offset: true })))

export interface Versioned {
  version: Date | null | undefined
  /** The request without `updated_at`. */
  given: unknown
}

/** Takes `updated_at` out of a request; undefined where it is no instant. */
export function splitVersion(body: unknown): Versioned | undefined {
  if (typeof body !== 'object' || body === null || !('updated_at' in body))
    return { version: undefined, given: body }
  const { updated_at, ...given } = body
  const parsed = versionField.safeParse(updated_at)
  if (!parsed.success) return
  return { version: typeof parsed.data === 'string' ? new Date(parsed.data) : parsed.data, given }
}
