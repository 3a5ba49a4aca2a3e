import type { Measured } from './needs.ts'

/** As `docs/capacity.md` says where each comes from. */
export const measured: Measured = {
  eventsPerServer: 3000,
  databaseMicrosPerEvent: 100,
  pagesPerServer: 5000,
  bytesPerPage: 20_000,
  bytesPerEvent: 70,
  bytesPerSession: 600,
  bytesPerYear: 10_000_000,
}
