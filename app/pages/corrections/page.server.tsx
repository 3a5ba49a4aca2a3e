import { nepalDay } from '@chautari/bikram-sambat/iso-day'
import { dayText } from '#app/lib/day-text.ts'
import { textIn } from '#app/lib/language.ts'
import { definePage } from '#app/platform/document/page.ts'
import { useLang, useMessages, useTexts } from '#app/platform/i18n/use-language.ts'
import { listPublished, mostPublished, type Published } from '#app/records/corrections/store.server.ts'
import { ErrorText } from '#app/ui/alert.tsx'
import { Card } from '#app/ui/card.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { pageSeo } from '../load-text.server.ts'
import { messages } from '../messages.ne.ts'
import { linkStyle } from '../page-parts.tsx'
import { reportPage } from './report.server.tsx'

/** What was decided about reported mistakes. */
const correctionsPage = definePage({
  path: '/corrections',
  load: async (request) => {
    const { lang, site, render } = request
    const [seo, decided] = await Promise.all([
      pageSeo(request, messages[lang].corrections),
      render.records('corrections', () => listPublished(site.storage.db, mostPublished)),
    ])
    return { seo: { ...seo, feed: feedOf[lang] }, decided }
  },
  draw: ({ decided }) => <CorrectionsPage decided={decided} />,
})

export const pages = [correctionsPage, reportPage]

const feedOf = { en: '/api/corrections.atom', ne: '/api/corrections.atom?lang=ne' } as const

/** @param decided undefined where the list could not be loaded */
function CorrectionsPage({ decided }: { decided: readonly Published[] | undefined }) {
  const text = useMessages(messages).corrections
  const feed = feedOf[useLang()]
  return (
    <div className="mx-auto max-w-3xl">
      <h1 className="text-3xl">{text.title}</h1>
      <p className="mt-3 text-muted">{text.intro}</p>
      <a href={feed} rel="alternate" type="application/atom+xml" className={linkStyle}>
        {text.feed}
      </a>
      {!decided && <ErrorText className="mt-6">{text.failed}</ErrorText>}
      {decided?.length === 0 && <p className="mt-6">{text.empty}</p>}
      <ul className="mt-4 grid gap-4">
        {decided?.map((one) => (
          <li key={one.id} id={one.id} className="scroll-mt-20">
            <DecidedCard decided={one} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function DecidedCard({ decided }: { decided: Published }) {
  const [{ corrections: text }, lang] = useTexts(messages)
  const { subject_kind, state, decided_at } = decided
  const name = textIn(lang, decided.name, decided.name_ne)
  const reason = textIn(lang, decided.reason, decided.reason_ne)
  const day = nepalDay(decided_at)
  const isAccepted = state === 'accepted'
  return (
    <Card className="wrap-anywhere">
      <p className="text-sm text-muted">{text.kinds[subject_kind]}</p>
      <h2 className="text-xl" lang={name.lang}>
        {name.text}
      </h2>
      <p className={`mt-1 flex items-center gap-2 font-semibold ${isAccepted ? 'text-good' : ''}`}>
        <Icon name={isAccepted ? 'check' : 'circle-help'} className="size-5" />
        <time dateTime={day}>{text[state](dayText(lang, day))}</time>
      </p>
      <p className="mt-2 whitespace-pre-line" lang={reason.lang}>
        {reason.text}
      </p>
    </Card>
  )
}
