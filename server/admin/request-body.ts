import { z } from 'zod'
import * as mini from 'zod/mini'
import type { Lang } from '#app/lib/language.ts'
import { parseFields } from '#app/platform/editing/fields.ts'
import type { AdminCall, AdminReply } from './define.ts'
import { badRequest, refused } from './replies.ts'

/** The `accepts` of a route, and an `answer` that gets the body as this schema reads it. Another body is answered 400. */
export function withBody<Body>(
  accepts: z.ZodType<Body>,
  answer: (call: AdminCall, body: Body) => Promise<AdminReply>,
) {
  return {
    accepts,
    answer: async (call: AdminCall): Promise<AdminReply> => {
      const parsed = accepts.safeParse(call.body)
      return parsed.success ? await answer(call, parsed.data) : badRequest(z.prettifyError(parsed.error))
    },
  }
}

/** The same for the fields of a form: 400 with an error for each field, in the language of the call. */
export function withFields<Shape extends mini.core.$ZodShape>(
  fieldsIn: (lang: Lang) => mini.ZodMiniObject<Shape, mini.core.$strict>,
  answer: (
    call: AdminCall,
    fields: mini.output<mini.ZodMiniObject<Shape, mini.core.$strict>>,
  ) => Promise<AdminReply>,
) {
  return {
    accepts: fieldsIn('en'),
    answer: async (call: AdminCall): Promise<AdminReply> => {
      const parsed = parseFields(fieldsIn(call.lang), call.body, call.lang)
      return parsed.ok ? await answer(call, parsed.fields) : refused(parsed.fieldErrors, call.lang)
    },
  }
}

/** `updated_at` as the client read it; null where the row was never saved. */
export const versionField = mini.optional(mini.nullable(mini.iso.datetime({ offset: true })))

interface Versioned {
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
