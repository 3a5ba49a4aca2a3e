import type { Measured } from './needs.ts'

/** As `docs/capacity.md` says where each comes from. */
export const measured: Measured = {
  eventsPerServer: 1719,
  databaseMicrosPerEvent: 86,
  pagesPerServer: 5512,
  bytesPerPage: 20_828,
  bytesPerEvent: 60,
  bytesPerSession: 554,
  bytesPerYear: 16_000_000,
}
