import type { AskResult } from 'ask'
import { nepalDay } from 'bikram-sambat-calendar/iso-day'
import { messages as askMessages } from '#app/layout/ask/messages.ne.ts'
import { dayText } from '#app/lib/day-text.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { toolAt } from '#app/tools/nearest-tools.ts'
import { Card } from '#app/ui/card.tsx'
import { Remarks } from '#app/ui/remarks.tsx'

interface AnswerListProps extends AskResult {
  tools: readonly { path: string; name: string }[]
}

/** What a question in the address is answered with: for browsers without scripts, and for links to a question. */
export function AnswerList({ answers, refusal, tools }: AnswerListProps) {
  const text = useMessages(askMessages)
  const lang = useLang()
  if (answers.length === 0 && !refusal) return null
  return (
    <section aria-label={text.answer} className="grid gap-3">
      {refusal && <p className="text-lg">{refusal.text}</p>}
      {answers.map(({ text: answer, figure = answer, details = [], reading, link, asOf, remarks }) => (
        <Card key={answer} className="grid gap-1">
          <p className="text-2xl leading-snug font-bold wrap-anywhere">{figure}</p>
          {details.map((detail) => (
            <p key={detail}>{detail}</p>
          ))}
          <Remarks as="sentences" remarks={remarks} />
          <p className="text-muted">{reading}</p>
          {asOf !== undefined && (
            <p className="text-sm text-muted">
              {text.asOf(dayText(lang, asOf.length > 10 ? nepalDay(new Date(asOf)) : asOf))}
            </p>
          )}
          <p>
            <a
              href={link}
              className="inline-flex min-h-11 min-w-11 items-center font-semibold text-brand-ink"
            >
              {text.openAnswer(toolAt(link, tools)?.name ?? '')}
            </a>
          </p>
        </Card>
      ))}
    </section>
  )
}
