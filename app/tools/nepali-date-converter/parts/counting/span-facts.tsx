import { type DateDifference, digitsIn } from 'bikram-sambat'
import { groupedNumber } from '#app/kit/nepali-grouping.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import type { SpanResult } from '../../calculations.ts'
import { dateText } from '../../calendars.ts'
import { messages } from '../../messages.ne.ts'
import { Fact } from './fact.tsx'

/** The difference of two days, in both calendars. */
export function SpanFacts({ result: { from, to, span } }: { result: SpanResult }) {
  const all = useMessages(messages)
  const text = all.counting
  const lang = useLang()
  const spanText = ({ years, months, days }: DateDifference) =>
    text.span(digitsIn(lang, years), digitsIn(lang, months), digitsIn(lang, days))
  return (
    <>
      <p className="text-muted">{text.fromTo(dateText('bs', from.bs, lang), dateText('bs', to.bs, lang))}</p>
      <p className="text-muted">{text.fromTo(dateText('ad', from.ad, lang), dateText('ad', to.ad, lang))}</p>
      {span.backwards && <p className="mt-1">{all.difference.backwards}</p>}
      <dl className="mt-3 grid gap-2">
        <Fact term={text.nepaliCount}>
          <span className="text-xl">{spanText(span.bs)}</span>
        </Fact>
        <Fact term={text.englishCount}>
          <span className="text-xl">{spanText(span.ad)}</span>
        </Fact>
        <Fact term={text.daysInAll}>{groupedNumber(lang, span.days)}</Fact>
      </dl>
    </>
  )
}
