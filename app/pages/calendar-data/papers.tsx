import { weekdayName } from 'bikram-sambat-calendar'
import { digitsIn } from 'bikram-sambat-calendar/digits'
import { courtPapers, noticeMonths } from 'bikram-sambat-calendar/ledger'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { FoldedTable } from '#app/ui/data-table.tsx'
import { messages } from './messages.ne.ts'

/** The official papers that date a day with its weekday, each with the address of its text. */
export function Papers() {
  const text = useMessages(messages)
  const lang = useLang()
  const noticeCount = Object.values(noticeMonths).flat().length
  return (
    <section aria-labelledby="papers">
      <div className="prose">
        <h2 id="papers">{text.papers}</h2>
        <p>{text.papersAbout(digitsIn(lang, courtPapers.length), digitsIn(lang, noticeCount))}</p>
      </div>
      <FoldedTable
        caption={text.papersList}
        className="[&_:is(td,th)]:align-top"
        heads={[text.decision, text.printed, text.weekday]}
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
    </section>
  )
}

/** A paper counts Sunday as 1. */
function weekdayOfPaper(printed: string) {
  return (Number(printed.split('।')[3]) - 1) as Parameters<typeof weekdayName>[0]
}
