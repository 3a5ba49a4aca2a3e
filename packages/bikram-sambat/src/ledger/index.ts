export { type CourtPaper, courtPapers } from './court-papers.ts'
export { type Grade, gradeOf, grades, noticeMonths, openWithinMinutes } from './grades.ts'
export { prediction2084 } from './prediction.ts'
export { marginOf, otherStartOf } from './sun-entry.ts'
