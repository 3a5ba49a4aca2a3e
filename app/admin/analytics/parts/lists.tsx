import { digitsIn } from 'bikram-sambat-calendar/digits'
import { instantText } from '#app/lib/instant-text.ts'
import { groupedNumber } from '#app/lib/nepali-grouping.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import type { Analytics } from '#app/records/usage/figures.ts'
import { type Counts, eventName, sharesOf } from '../figures.ts'
import { messages } from '../messages.ne.ts'
import { FiguresPanel, NamedValue } from './figures-panel.tsx'

/** ADM-20: the most used tools, each with a bar and its figures in one row. */
export function Distribution({ counts }: { counts: Counts }) {
  const text = useMessages(messages)
  const lang = useLang()
  return (
    <FiguresPanel
      {...text.distribution}
      rows={sharesOf(counts).map(({ name, count, percent, length }) => [
        name,
        <NamedValue key={name} name={eventName(lang, name, text)} stored={name} length={length} />,
        groupedNumber(lang, count),
        `${digitsIn(lang, percent)}%`,
      ])}
    />
  )
}

export function RecentActivity({ recent }: { recent: Analytics['recentActivity'] }) {
  const text = useMessages(messages)
  const lang = useLang()
  return (
    <FiguresPanel
      {...text.recent}
      rows={recent.map(({ tool, count, time }) => [
        `${tool} ${time}`,
        eventName(lang, tool, text),
        `+${groupedNumber(lang, count)}`,
        instantText(lang, time),
      ])}
    />
  )
}

export function ErrorMonitoring({ counts }: { counts: Counts }) {
  const { errors: text } = useMessages(messages)
  const lang = useLang()
  return (
    <FiguresPanel
      {...text}
      rows={sharesOf(counts).map(({ name, count }) => [name, name, groupedNumber(lang, count)])}
    />
  )
}
