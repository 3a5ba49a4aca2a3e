const ashesh = 'https://github.com/kbwood/world-calendars'
const medic = 'https://github.com/medic/bikram-sambat'
const nepDate = 'https://github.com/TheCrossLegCoder/NepDate'
const garu = 'https://github.com/amitgaru2/nepali-datetime'

/** The independent tables that BS 1970 to 1999 were compared with; `fixtures/early-tables.json` has them and their copies. */
export const earlyTables: readonly string[] = [
  ashesh,
  medic,
  nepDate,
  garu,
  'https://github.com/S4NKALP/nepali-calendar-api',
]

/** The table with each of `otherStarts`, or where tables are compared. */
export const otherSources: Readonly<Record<number, string>> = {
  197402: ashesh,
  197506: medic,
  197707: medic,
  197710: nepDate,
  198112: nepDate,
  198908: garu,
  199109: medic,
  199304: garu,
  199806: nepDate,
  // With pictures of the calendars that give Baisakh and Jestha 31 days each.
  206202: 'https://github.com/aerawatcorp/bikram/issues/25',
}
