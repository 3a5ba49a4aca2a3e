import { digitsIn } from '@chautari/bikram-sambat/digits'
import { pathIn } from '#app/lib/language.ts'
import { definePage } from '#app/platform/document/page.ts'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useTexts } from '#app/platform/i18n/use-language.ts'
import { useSite } from '#app/platform/site/site-data.ts'
import { ToolLink } from '#app/platform/tool-page/tool-page.tsx'
import { type PinnedNumber, telHref } from '#app/records/emergency-numbers/number.ts'
import { loadNumbers, pinnedNumbers } from '#app/records/emergency-numbers/store.server.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { Section } from '#app/ui/card.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { messages } from './messages.ne.ts'

/** Shown without a network in place of a page that is not cached. Cached by the service worker. */
export const page = definePage({
  path: '/offline',
  script: 'offline-page',
  load: async (request) => ({
    title: messages[request.lang].title,
    pinned: pinnedNumbers(request.lang, await loadNumbers(request)),
  }),
  draw: ({ pinned }) => <Offline pinned={pinned} />,
})

function Offline({ pinned }: { pinned: readonly PinnedNumber[] }) {
  const [text, lang] = useTexts(messages)
  return (
    <div className="mx-auto max-w-2xl py-6">
      <h1 className="text-3xl">{text.title}</h1>
      <p className="mt-3 text-muted" data-explanation>
        {text.explanation}
      </p>
      <p className="mt-3" data-copy hidden />
      <a href={pathIn(lang, '/')} className={`${buttonStyle.primary} mt-5`} data-retry>
        {text.retry}
      </a>
      <h2 className="mt-10 text-xl">{text.call}</h2>
      <p className="mt-1 text-muted">{text.callHint}</p>
      <ul className="mt-3 grid grid-cols-2 gap-3 sm:grid-cols-4">
        {pinned.map(({ shortName, number }) => (
          <li key={number}>
            <a
              href={telHref(number)}
              className="flex h-full min-h-20 flex-col justify-center rounded-2xl border-2 border-simrik bg-surface px-4 py-3 hover:bg-hover"
            >
              <span className="flex items-center gap-2 text-3xl font-bold text-simrik">
                <Icon name="phone" className="size-6" />
                {digitsIn(lang, number)}
              </span>
              <span className="mt-1 font-semibold">{shortName}</span>
            </a>
          </li>
        ))}
      </ul>
      <AppLink
        to="/emergency-services"
        className="mt-3 inline-flex min-h-11 items-center gap-1.5 font-semibold text-brand-ink"
      >
        {text.allNumbers}
        <Icon name="arrow-right" className="size-4" />
      </AppLink>
      <StoredPages />
    </div>
  )
}

/** Lists all tools; the page's script shows those that this device has a copy of. */
function StoredPages() {
  const [{ stored: heading }, lang] = useTexts(messages)
  const { tools } = useSite()
  return (
    <Section headingId="stored" title={heading} className="mt-10" data-stored hidden>
      <ul className="mt-3 grid gap-2 sm:grid-cols-2">
        {tools.map((tool) => (
          <li key={tool.path} hidden data-path={pathIn(lang, tool.path)}>
            <ToolLink tool={tool} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
