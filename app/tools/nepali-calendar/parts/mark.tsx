import type { MonthDay } from '../month-days.ts'

/** Signs of their own form, so that no colour is needed: characters, which paper and forced colours keep. */
export function Mark({ kind }: { kind: 'all' | 'some' | 'festival' }) {
  const { sign, colour } = signs[kind]
  return (
    <span
      aria-hidden="true"
      className={`font-sans text-xs leading-none not-first:ms-0.5 print:text-[0.75em] ${colour}`}
    >
      {sign}
    </span>
  )
}

const signs = {
  all: { sign: '■', colour: 'text-simrik' },
  some: { sign: '□', colour: 'text-simrik' },
  festival: { sign: '◆', colour: 'text-brand-ink' },
} as const

/** The signs of a day: of its holiday, or of a festival that is none. Saturdays are underlined instead. */
export function DayMarks({ day: { festivals } }: { day: Pick<MonthDay, 'festivals'> }) {
  const holidays = (['all', 'some'] as const).filter((kind) =>
    festivals.some(({ holiday }) => holiday === kind),
  )
  const others = festivals.some(({ holiday }) => holiday === undefined)
  return (
    <>
      {holidays.map((kind) => (
        <Mark key={kind} kind={kind} />
      ))}
      {others && <Mark kind="festival" />}
    </>
  )
}
