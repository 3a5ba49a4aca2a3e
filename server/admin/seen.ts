import * as z from 'zod/mini'

/** When the row was changed last as the client read it; null where it read that nobody ever had saved it. */
export const seenField = z.optional(z.nullable(z.iso.datetime({ offset: true })))

export interface Apart {
  seen: Date | null | undefined
  /** The request without it. */
  given: unknown
}

/** Takes `updated_at` out of a request; undefined where it cannot be read. */
export function withoutSeen(body: unknown): Apart | undefined {
  if (typeof body !== 'object' || body === null || !('updated_at' in body))
    return { seen: undefined, given: body }
  const { updated_at, ...given } = body
  const read = seenField.safeParse(updated_at)
  if (!read.success) return
  return { seen: typeof read.data === 'string' ? new Date(read.data) : read.data, given }
}
