import { digitsIn } from '@chautari/bikram-sambat/digits'
import { useTexts } from '#app/platform/i18n/use-language.ts'
import type { TodayPart } from '#app/platform/today/today-part.ts'
import { type PinnedNumber, telHref } from '#app/records/emergency-numbers/number.ts'
import { loadNumbers, pinnedNumbers } from '#app/records/emergency-numbers/store.server.ts'
import { Section } from '#app/ui/card.tsx'
import { messages } from './messages.ne.ts'
import { tool } from './tool.ts'

const part: TodayPart = {
  path: tool.path,
  slot: 'calls',
  load: async (request) => <CallRow pinned={pinnedNumbers(request.lang, await loadNumbers(request))} />,
}

export const today = [part]

/** Numbers that a touch calls. */
function CallRow({ pinned }: { pinned: readonly PinnedNumber[] }) {
  const [text, lang] = useTexts(messages)
  if (pinned.length === 0) return null
  return (
    <Section headingId="today-calls" title={text.today} titleClass="text-base font-semibold max-sm:sr-only">
      <ul className="grid auto-rows-fr grid-cols-4 gap-2 max-[22.5rem]:grid-cols-2 sm:mt-1 lg:grid-cols-1">
        {pinned.map(({ shortName, number }) => (
          <li key={number}>
            <a
              href={telHref(number)}
              className="grid h-full min-h-14 content-center rounded-lg border border-line-strong bg-surface p-1 text-center leading-tight no-underline hover:bg-hover"
            >
              <strong className="text-lg text-simrik">{digitsIn(lang, number)}</strong>
              <span className="text-xs text-ink">{shortName}</span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}
