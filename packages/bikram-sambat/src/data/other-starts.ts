/** A month that at least one independent published table begins on another day than this one. */
export interface OtherStart {
  readonly year: number
  /** 2 to 12: no table begins a year of BS 1970 to 2083 on another day. */
  readonly month: number
  /** 1 where the other table begins the month a day later, -1 where a day earlier. */
  readonly days: 1 | -1
  /** The other table, or where tables are compared. */
  readonly source: string
}

const ashesh = 'https://github.com/kbwood/world-calendars'
const medic = 'https://github.com/medic/bikram-sambat'
const nepDate = 'https://github.com/TheCrossLegCoder/NepDate'
const garu = 'https://github.com/amitgaru2/nepali-datetime'

/** The independent tables that BS 1970 to 1999 were compared with; `fixtures/early-tables.json` has them and their copies. */
export const earlyTables = [
  ashesh,
  medic,
  nepDate,
  garu,
  'https://github.com/bibhuticoder/nepali-calendar-api',
]

export const otherStarts: readonly OtherStart[] = [
  { year: 1974, month: 2, days: -1, source: ashesh },
  { year: 1975, month: 6, days: -1, source: medic },
  { year: 1977, month: 7, days: -1, source: medic },
  { year: 1977, month: 10, days: 1, source: nepDate },
  { year: 1981, month: 12, days: -1, source: nepDate },
  { year: 1989, month: 8, days: -1, source: garu },
  { year: 1991, month: 9, days: -1, source: medic },
  { year: 1993, month: 4, days: 1, source: garu },
  { year: 1998, month: 6, days: 1, source: nepDate },
  // With pictures of the calendars that give Baisakh and Jestha 31 days each.
  { year: 2062, month: 2, days: 1, source: 'https://github.com/aerawatcorp/bikram/issues/25' },
]
