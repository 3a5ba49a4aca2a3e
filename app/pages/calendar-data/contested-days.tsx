import { bsMonthName, type CalendarDay, contestedDays, formatAd } from 'bikram-sambat-calendar'
import { digitsIn } from 'bikram-sambat-calendar/digits'
import type { Lang } from '#app/lib/language.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { FoldedTable } from '#app/ui/data-table.tsx'
import { messages } from './messages.ne.ts'

/** The days with two dates in published calendars, and why. */
export function ContestedDays() {
  const text = useMessages(messages)
  const lang = useLang()
  return (
    <section aria-labelledby="contested">
      <div className="prose">
        <h2 id="contested">{text.contested}</h2>
        {text.contestedAbout.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <FoldedTable
        caption={text.bothReadings}
        heads={[text.day, text.ours, text.others]}
        rows={contestedDays().map(({ ad, bs, otherBs }) => [
          formatAd(ad, { language: lang }),
          dateText(lang, bs),
          dateText(lang, otherBs),
        ])}
      />
    </section>
  )
}

/** `31 Baisakh 2062`, also for a day that the table does not have. */
function dateText(lang: Lang, { year, month, day }: CalendarDay): string {
  return `${digitsIn(lang, day)} ${bsMonthName(month, lang)} ${digitsIn(lang, year)}`
}
