export { type CourtPaper, courtPapers } from '../data/court-papers.ts'
export { earlyTables } from '../data/other-sources.ts'
export {
  differingMonths,
  type Grade,
  gradeOf,
  grades,
  marginOf,
  noticeMonths,
  openWithinMinutes,
  otherSourceOf,
  otherStartOf,
  sourcesOf,
} from './grades.ts'

/**
 * The month lengths of BS 2084 as they were computed before its official calendar appeared. This text never changes:
 * its SHA-256 shows that it was not altered afterwards.
 */
export const prediction2084 = {
  /** The day on which it was written down, AD. */
  writtenOn: '2026-11-27',
  text: 'BS 2084: 31 32 31 32 31 30 30 30 29 29 30 31; 2084-01-01 is 2027-04-14',
  sha256: 'c8f7812965c01fbb9fb65638a9d816419306ebb58a7cd55853ac663384f2d3b2',
} as const
