import type { PersonalRecord } from '#app/platform/personal/personal-record.ts'

export interface Choices {
  /** The day in Nepal, `YYYY-MM-DD`. */
  day: string
  /** Path and name. */
  tools: readonly (readonly [path: string, name: string])[]
  /** Code, and code with name. */
  currencies: readonly (readonly [code: string, name: string])[]
}

/** What the parts of the page change and announce. */
export interface PartProps {
  record: PersonalRecord
  /** Whether it was stored. */
  change: (changes: Partial<PersonalRecord>) => boolean
  /** For screen readers: what is seen on the page. */
  announce: (text: string) => void
}
