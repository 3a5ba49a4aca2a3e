import { digitsIn } from 'bikram-sambat/digits'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { Icon } from '#app/ui/icon.tsx'
import { messages } from '../messages.ne.ts'
import { pinnedNumbers, telHref } from '../services.ts'
import { recordCall } from './record-call.ts'

/** The four short numbers, large enough to hit in a hurry. */
export function PinnedNumbers() {
  const text = useMessages(messages)
  const lang = useLang()
  return (
    <section aria-label={text.pinned}>
      <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4 print:grid-cols-4 print:gap-2">
        {pinnedNumbers.map((number) => (
          <li key={number}>
            <a
              href={telHref(number)}
              onClick={recordCall}
              className="flex h-full min-h-24 flex-col justify-center rounded-2xl border-2 border-simrik bg-surface px-4 py-3 hover:bg-hover print:min-h-0 print:border print:py-1"
            >
              <span className="flex items-center gap-2 text-4xl font-bold text-simrik print:text-2xl">
                <Icon name="phone" className="size-7 print:hidden" />
                {digitsIn(lang, number)}
              </span>
              <span className="mt-1 font-semibold sm:text-lg text-ink print:mt-0 print:text-sm">
                {text.pinnedNames[number]}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
