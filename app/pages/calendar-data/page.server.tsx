import { ArticleHtml } from '#app/platform/articles/article.tsx'
import { definePage } from '#app/platform/document/page.ts'
import { loadText } from '../text-page.server.tsx'
import { ContestedDays } from './contested-days.tsx'
import { Forecast } from './forecast.tsx'
import { GradeList } from './grade-list.tsx'
import { computedYears, ledgerYears } from './ledger-rows.ts'
import { messages } from './messages.ne.ts'
import en from './page.en.md'
import ne from './page.ne.md'
import { Papers } from './papers.tsx'
import { YearTables } from './year-tables.tsx'

const years = ledgerYears()
const computed = computedYears()

/** How the first day of each month of the calendar is known. */
export const page = definePage({
  path: '/calendar-data',
  load: (request) => loadText(request, { en, ne }),
  draw: ({ title, html }, { lang }) => (
    <div className="mx-auto grid max-w-3xl gap-10">
      <header>
        <h1 className="text-3xl sm:text-4xl">{title}</h1>
        <p className="mt-2 text-lg text-muted">{messages[lang].lead}</p>
      </header>
      <GradeList years={years} />
      <ContestedDays />
      <Forecast years={computed} />
      <YearTables years={years} />
      <Papers />
      <ArticleHtml html={html} />
    </div>
  ),
})
