import { digitsIn } from 'bikram-sambat-calendar/digits'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { type PinnedNumber, telHref } from '#app/records/emergency-numbers/number.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { Card } from '#app/ui/card.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { messages } from '../messages.ne.ts'
import { path as toolPath } from '../tool.ts'

interface PinnedNumbersProps {
  pinned: readonly PinnedNumber[]
  /** The category that has their entries, with what is known of them. */
  group: string
}

/** The pinned numbers, large enough to hit in a hurry. */
export function PinnedNumbers({ pinned, group }: PinnedNumbersProps) {
  const text = useMessages(messages)
  const lang = useLang()
  if (pinned.length === 0) return null
  return (
    <section aria-label={text.pinned}>
      <ul className="grid grid-cols-2 gap-2 sm:gap-3 lg:grid-cols-4 print:grid-cols-4 print:gap-2">
        {pinned.map(({ shortName, number }) => (
          <li key={number}>
            <a href={telHref(number)} className="pinned-number">
              <span>
                <Icon name="phone" className="size-7 print:hidden" />
                {digitsIn(lang, number)}
              </span>
              <span>{shortName}</span>
            </a>
          </li>
        ))}
      </ul>
      <AppLink
        to={`${toolPath}?group=${group}`}
        data-group={group}
        className="no-print inline-flex min-h-11 items-center text-sm text-muted underline decoration-dotted underline-offset-4"
      >
        {text.aboutPinned}
      </AppLink>
    </section>
  )
}

/** Help for a search that finds nothing. */
export function NoResult({ pinned, isHidden }: { pinned: readonly PinnedNumber[]; isHidden: boolean }) {
  const text = useMessages(messages)
  const lang = useLang()
  return (
    <Card id="nothing" title={text.nothing} hidden={isHidden} className="mb-3">
      <p className="mt-2">{text.nothingAdvice}</p>
      <ul className="mt-3 flex flex-wrap gap-2">
        {pinned.map(({ shortName, number }) => (
          <li key={number}>
            <a href={telHref(number)} className={buttonStyle.secondary}>
              <Icon name="phone" />
              {digitsIn(lang, number)} {shortName}
            </a>
          </li>
        ))}
      </ul>
      <AppLink to={toolPath} data-clear className={`${buttonStyle.primary} mt-4`}>
        {text.clear}
      </AppLink>
    </Card>
  )
}
