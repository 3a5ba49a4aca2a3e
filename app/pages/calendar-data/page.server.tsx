import {
  bsMonthName,
  bsToAd,
  type CalendarDay,
  contestedDays,
  firstBsYear,
  formatAd,
  otherAdOf,
  weekdayName,
} from '@chautari/bikram-sambat'
import { digitsIn } from '@chautari/bikram-sambat/digits'
import { courtPapers, differingMonths, gradeOf, noticeMonths } from '@chautari/bikram-sambat/ledger'
import type { Lang } from '#app/lib/language.ts'
import { ArticleHtml } from '#app/platform/articles/article.tsx'
import { definePage } from '#app/platform/document/page.ts'
import { useTexts } from '#app/platform/i18n/use-language.ts'
import { FoldedTable } from '#app/ui/data-table.tsx'
import { loadText } from '../load-text.server.ts'
import { linkStyle, ProseSection } from '../page-parts.tsx'
import { messages } from './messages.ne.ts'
import en from './page.en.md'
import ne from './page.ne.md'
import { computedYears, Forecast, GradeList, ledgerYears, YearTables } from './year-tables.tsx'

const years = ledgerYears()
const computed = computedYears()

/** How the first day of each month of the calendar is known. */
export const page = definePage({
  path: '/calendar-data',
  listedSince: '2026-11-27',
  load: (request) => loadText(request, { en, ne }),
  draw: ({ title, html }, { lang }) => (
    <div className="mx-auto grid max-w-3xl gap-10">
      <header>
        <h1 className="text-3xl sm:text-4xl">{title}</h1>
        <p className="mt-2 text-lg text-muted">{messages[lang].lead}</p>
      </header>
      <GradeList years={years} />
      <ContestedDays />
      <EarlyMonths />
      <Forecast years={computed} />
      <YearTables years={years} />
      <Papers />
      <ArticleHtml html={html} />
    </div>
  ),
})

const listedDays = contestedDays().filter(({ bs }) => bs.year >= firstBsYear)

/** The days with two dates in published calendars, and why. */
function ContestedDays() {
  const [text, lang] = useTexts(messages)
  return (
    <ProseSection id="contested" title={text.contested} paragraphs={text.contestedAbout}>
      <FoldedTable
        caption={text.bothReadings}
        columnTitles={[text.day, text.ours, text.others]}
        rows={listedDays.map(({ ad, bs, otherBs }) => [
          formatAd(ad, { language: lang }),
          dateText(lang, bs),
          dateText(lang, otherBs),
        ])}
      />
    </ProseSection>
  )
}

/** How years before 2000 are known, and the months that tables begin on another day. */
function EarlyMonths() {
  const [text, lang] = useTexts(messages)
  return (
    <ProseSection id="before-2000" title={text.early} paragraphs={text.earlyAbout}>
      <FoldedTable
        caption={text.earlyMonths}
        className="[&_:is(td,th)]:align-top"
        columnTitles={[text.month, text.ours, text.others, text.gradeHead]}
        rows={differingMonths
          .filter(({ year }) => year < firstBsYear)
          .map(({ year, month, source }) => {
            const start = { year, month, day: 1 }
            const other = otherAdOf(start) ?? bsToAd(start)
            return [
              `${bsMonthName(month, lang)} ${digitsIn(lang, year)}`,
              formatAd(bsToAd(start), { language: lang }),
              <a key="other" href={source} rel="noopener" className={linkStyle}>
                {formatAd(other, { language: lang })}
              </a>,
              text.grade[gradeOf(year, month)],
            ]
          })}
      />
    </ProseSection>
  )
}

/** `31 Baisakh 2062`, also for a day that the table does not have. */
function dateText(lang: Lang, { year, month, day }: CalendarDay): string {
  return `${digitsIn(lang, day)} ${bsMonthName(month, lang)} ${digitsIn(lang, year)}`
}

/** The official papers that date a day with its weekday, each with the address of its text. */
function Papers() {
  const [text, lang] = useTexts(messages)
  const noticeCount = Object.values(noticeMonths).flat().length
  const about = text.papersAbout(digitsIn(lang, courtPapers.length), digitsIn(lang, noticeCount))
  return (
    <ProseSection id="papers" title={text.papers} paragraphs={[about]}>
      <FoldedTable
        caption={text.papersList}
        className="[&_:is(td,th)]:align-top"
        columnTitles={[text.decision, text.printed, text.weekday]}
        rows={courtPapers.map(({ decision, printed, address, isMisprint }) => [
          digitsIn(lang, decision),
          <a
            key="printed"
            href={address}
            rel="noopener"
            className="inline-block py-1 text-brand-ink underline underline-offset-4"
          >
            {digitsIn(lang, printed)}
          </a>,
          `${weekdayName(weekdayOfPaper(printed), lang)}${isMisprint ? ` (${text.misprint})` : ''}`,
        ])}
      />
    </ProseSection>
  )
}

/** A paper counts Sunday as 1. */
function weekdayOfPaper(printed: string) {
  return (Number(printed.split('।')[3]) - 1) as Parameters<typeof weekdayName>[0]
}
