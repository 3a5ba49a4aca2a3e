import type { Lang } from '#app/lib/language.ts'
import { messages } from './messages.ne.ts'
import type { Finding } from './schema.ts'

/** The name of a source or a job; its key where it has none. */
export function subjectName(lang: Lang, subject: string): string {
  const names: Readonly<Record<string, string>> = messages[lang].subjects
  return names[subject] ?? subject
}

export function problemTitle(lang: Lang, { subject, reason }: Pick<Finding, 'subject' | 'reason'>): string {
  if (subject === 'SMTP_URL') return subjectName(lang, subject)
  return `${subjectName(lang, subject)}: ${messages[lang].reasons[reason]}`
}

/** What visitors notice of it. */
export function effectOf(lang: Lang, { kind, subject }: Pick<Finding, 'kind' | 'subject'>): string {
  const effects: Readonly<Record<string, string>> = messages[lang].effects
  return effects[subject] ?? effects[kind] ?? messages[lang].effects.job
}
