import type { Measured } from './needs.ts'

/** As `docs/capacity.md` says where each comes from. */
export const measured: Measured = {
  eventsPerServer: 3332,
  databaseMicrosPerEvent: 62,
  pagesPerServer: 13_300,
  bytesPerPage: 20_430,
  bytesPerEvent: 60,
  bytesPerSession: 554,
  bytesPerYear: 16_000_000,
}
