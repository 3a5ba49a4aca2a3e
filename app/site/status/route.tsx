import { Suspense, use } from 'react'
import { instantText } from '#app/kit/instant-text.ts'
import { langOfPath } from '#app/kit/language.ts'
import { useLang, useWords } from '#app/platform/i18n/use-language.ts'
import { pageMeta, type Seo } from '#app/platform/seo/page-meta.ts'
import { renderContext } from '#app/platform/services.server.ts'
import { useSite } from '#app/platform/site/site-data.ts'
import { type Arriving, arrivedOrArriving, arriving } from '#app/platform/tool-page/arriving.ts'
import { loadSite } from '../load-site.server.ts'
import type { Route } from './+types/route'
import { statusContext } from './context.server.ts'
import { JobRuns } from './job-runs.tsx'
import { PartCard } from './part-card.tsx'
import { type SiteStatus, summaryOf } from './site-status.ts'
import { StateBadge } from './state-badge.tsx'
import { words } from './words.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  // Of this moment: kept neither here nor on the way.
  context.get(renderContext).personal = true
  const [status, { name }] = await Promise.all([context.get(statusContext)(), loadSite(url, context)])
  const lang = langOfPath(url.pathname)
  const { title, description } = words[lang]
  const about = { kind: 'page', name: title } as const
  const seo: Seo = { lang, path: '/status', title: `${title} | ${name}`, description, about }
  return { seo, status }
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => arriving({ serverLoader })

export const meta = pageMeta

/** How the site and its sources are, for everybody: in words, and without anything that only an operator should know. */
export default function Status({ loaderData }: Route.ComponentProps) {
  const text = useWords(words)
  const { name } = useSite()
  return (
    <div className="mx-auto max-w-3xl">
      {!loaderData.seo && <title>{`${text.title} | ${name}`}</title>}
      <h1 className="text-3xl">{text.title}</h1>
      <Suspense fallback={<p className="mt-3 min-h-dvh text-muted">{text.loading}</p>}>
        <Report data={loaderData} />
      </Suspense>
    </div>
  )
}

type StatusData = { status: SiteStatus }

function Report({ data }: { data: StatusData | Arriving<StatusData> }) {
  const text = useWords(words)
  const lang = useLang()
  const known = arrivedOrArriving(data)
  const { status } = known instanceof Promise ? use(known) : known
  return (
    <>
      <p className="mt-3 text-lg font-semibold">{text.summary[summaryOf(status)]}</p>
      <p className="mt-1 text-muted">{text.checked(instantText(lang, status.at))}</p>
      <section className="mt-6 rounded-2xl border border-line bg-surface p-5">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 className="text-xl">{text.database}</h2>
          <StateBadge state={status.database} />
        </div>
        <p className="mt-2 text-muted">{text.databaseHint}</p>
      </section>
      <h2 className="mt-8 text-xl">{text.feeds}</h2>
      <ul className="mt-3 grid gap-4">
        {status.parts.map((part) => (
          <PartCard key={part.name.en} part={part} at={new Date(status.at)} />
        ))}
      </ul>
      {status.jobs.length > 0 && <JobRuns jobs={status.jobs} at={new Date(status.at)} />}
    </>
  )
}
