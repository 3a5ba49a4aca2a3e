import { lastPublishedYear } from '../month-lengths.ts'
import { courtPapers } from './court-papers.ts'
import { gradeOf, noticeMonths } from './grades.ts'

/** Where a library compares the calendars that give Baisakh and Jestha 2062 31 days each, with pictures of them. */
export const otherReadingSource = 'https://github.com/aerawatcorp/bikram/issues/25'

const monthOfPaper = (printed: string) => printed.split('।', 2).map(Number).join('-')

const papers = Map.groupBy(
  courtPapers.filter(({ isMisprint }) => !isMisprint),
  ({ printed }) => monthOfPaper(printed),
)

/**
 * What the first day of a month is known from, in English: each official paper, else what was compared or computed.
 * Throws DateOutOfRangeError outside BS 2000 to 2090.
 */
export function sourcesOf(year: number, month: number): readonly string[] {
  const grade = gradeOf(year, month)
  if (year > lastPublishedYear) return ['Surya Siddhanta, computed']
  const official = [
    ...(papers.get(`${year}-${month}`) ?? []).map(
      ({ decision, address }) => `Supreme Court decision ${decision}: ${address}`,
    ),
    ...(noticeMonths[year]?.includes(month) ? [`Ministry of Home Affairs: public holidays of ${year}`] : []),
  ]
  if (official.length > 0) return official
  const compared = 'Published calendars, compared'
  return grade === 'contested' ? [compared, otherReadingSource] : [compared]
}
