import { bsDayText } from '#app/lib/bs-day-text.ts'
import { dayText } from '#app/lib/day-text.ts'
import { WrongLink } from '#app/platform/corrections/wrong-link.tsx'
import { useLang, useTexts } from '#app/platform/i18n/use-language.ts'
import { SharedAnswer } from '#app/platform/tool-page/shared-answer.tsx'
import { Section } from '#app/ui/card.tsx'
import { Change } from '#app/ui/price-card.tsx'
import { messages } from '../messages.ne.ts'
import { changeBetween, changeText, rupeesText } from '../price-texts.ts'
import type { Metal, PriceView } from '../price-view.ts'

interface PriceCardsProps {
  view: PriceView
  refreshing: boolean
  /** Old: then the last change is no news. */
  isStale: boolean
}

/** Both metals, each per tola and per 10 gram, with the change since the market day before. */
export function PriceCards({ view: { latest, days }, refreshing, isStale }: PriceCardsProps) {
  const [text, lang] = useTexts(messages)
  const before = days.at(-2)
  const prices = [
    ['tolaNpr', text.perTola],
    ['tenGramNpr', text.perTenGram],
  ] as const
  const perTola = (metal: Metal) =>
    `${text.cards[metal]}, ${text.perTola}: ${rupeesText(lang, latest[metal].tolaNpr)}`
  return (
    <div
      aria-busy={refreshing || undefined}
      className="grid gap-3 lg:grid-cols-2 lg:gap-x-6 print:grid-cols-2"
    >
      <SharedAnswer text={`${perTola('gold')}; ${perTola('silver')}; ${bsDayText(lang, latest.date)}`} />
      {(['gold', 'silver'] as const).map((metal) => (
        <Section key={metal} title={text.cards[metal]} titleClass="text-lg sm:text-xl print:text-base">
          <div className="mt-1 grid grid-cols-2 gap-2 sm:gap-3">
            {prices.map(([unit, label]) => (
              <PriceCard
                key={unit}
                label={label}
                accent={metal === 'gold' ? 'border-marigold' : 'border-line-strong'}
                npr={latest[metal][unit]}
                beforeNpr={before?.[metal][unit]}
                isStale={isStale}
              />
            ))}
          </div>
        </Section>
      ))}
      <div className="flex flex-wrap items-center justify-between gap-x-4 text-sm text-muted lg:col-span-2">
        {before ? text.change.since(dayText(lang, before.date)) : text.change.none}
        <WrongLink about={`gold:${latest.date}`} />
      </div>
    </div>
  )
}

interface PriceCardProps extends Pick<PriceCardsProps, 'isStale'> {
  label: string
  accent: string
  npr: number
  beforeNpr: number | undefined
}

function PriceCard({ label, accent, npr, beforeNpr, isStale }: PriceCardProps) {
  const lang = useLang()
  const change = beforeNpr === undefined ? undefined : changeBetween(beforeNpr, npr)
  return (
    <article
      className={`min-w-0 rounded-2xl border border-t-4 border-line bg-surface p-3 sm:p-4 print:p-2 ${accent}`}
    >
      <h3 className="text-sm font-semibold text-muted">{label}</h3>
      <p className="text-xl font-bold wrap-anywhere sm:text-3xl print:text-lg">{rupeesText(lang, npr)}</p>
      {change && (
        <Change direction={change.direction} isStale={isStale} className="mt-1 print:mt-0">
          {changeText(lang, change)}
        </Change>
      )}
    </article>
  )
}
