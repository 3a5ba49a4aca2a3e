import { z } from 'zod'

/** What can be reported as wrong. */
export const subjectKinds = ['emergency', 'postal', 'plan', 'bank', 'carrier', 'gold', 'day'] as const

export type SubjectKind = (typeof subjectKinds)[number]

/** Longest texts, in UTF-16 units. The migration has the same bounds. */
export const longest = { message: 1000, link: 500, reason: 500 } as const

/** Control characters other than line breaks and tabs, which the database refuses or a page cannot show. */
const isText = (text: string) => !/[^\P{Cc}\n\t]/u.test(text)

const line = (max: number) => z.string().trim().max(max).refine(isText)

/** An optional address of a source. */
const link = z.union([
  z.literal(''),
  z.url({ protocol: /^https?$/, hostname: z.regexes.domain }).max(longest.link),
])

/** The form as it is sent. */
export const correctionFields = z.object({
  about: z.string().max(100),
  // A browser sends a line break of a text area as two characters.
  message: z.preprocess(
    (text) => (typeof text === 'string' ? text.replaceAll('\r\n', '\n') : text),
    line(longest.message).min(5),
  ),
  link: z.preprocess((text) => (typeof text === 'string' ? text.trim() : text), link),
  /** A honeypot that visitors do not see; only programs fill it in. */
  website: z.string().max(500),
})

/** `accepted` and `declined` need a reason, which is published; `removed` deletes spam; `reopened` takes a decision back. */
const decisions = ['accepted', 'declined', 'removed', 'reopened'] as const

/** Of one request. */
const mostDecided = 500

const reason = line(longest.reason)

export const decisionFields = z
  .strictObject({
    ids: z.array(z.uuid()).min(1).max(mostDecided),
    decision: z.enum(decisions),
    reason: reason.default(''),
    reason_ne: reason.default(''),
  })
  .refine(({ decision, reason: given }) => given !== '' || !needsReason(decision), { path: ['reason'] })

export type Decision = z.output<typeof decisionFields>

export const decisionAnswer = z.object({ ok: z.literal(true), decided: z.int() })

export type DecisionAnswer = z.output<typeof decisionAnswer>

/** One that is published. */
export function needsReason(decision: (typeof decisions)[number]): boolean {
  return decision === 'accepted' || decision === 'declined'
}

const optional = z.string().nullable()

/** A correction as operators see it. */
export const correction = z.object({
  id: z.uuid(),
  subject_kind: z.enum(subjectKinds),
  subject_key: z.string(),
  subject_name: z.string(),
  subject_name_ne: optional,
  subject_value: z.string(),
  /** What the visitor wrote; null once it is deleted. */
  message: optional,
  link: optional,
  lang: z.enum(['en', 'ne']),
  state: z.enum(['open', 'accepted', 'declined']),
  reason: optional,
  reason_ne: optional,
  decided_at: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
  /** The entry now; null where it is deleted. */
  current: z
    .object({
      name: z.string(),
      name_ne: optional,
      value: z.string(),
      path: z.string(),
      editor: optional,
      is_published: z.boolean(),
    })
    .nullable(),
})

export type Correction = z.output<typeof correction>

/** Whether the entry shows what it showed when it was reported. */
export function isUnchanged({ current, subject_value }: Correction): boolean {
  return current?.value === subject_value
}
