import { dayText } from '#app/lib/day-text.ts'
import { definePage } from '#app/platform/document/page.ts'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { degrade, servicesContext } from '#app/platform/services.server.ts'
import { listReleases, type Release } from '#app/records/data-releases/store.server.ts'
import { linkStyle, Section } from '../page-parts.tsx'
import { pageSeo } from '../page-seo.server.ts'
import { messages } from './messages.ne.ts'
import { Releases } from './releases.tsx'

export const page = definePage({
  path: '/data',
  load: async (request) => {
    const { context, lang } = request
    const { db } = context.get(servicesContext)
    const [seo, releases] = await Promise.all([
      pageSeo(request, messages[lang]),
      listReleases(db).catch((error: unknown) => {
        degrade(context, error, 'data-releases-unavailable')
        return undefined
      }),
    ])
    return { seo, releases }
  },
  draw: ({ releases }) => <OpenData releases={releases} />,
})

function OpenData({ releases }: { releases: readonly Release[] | undefined }) {
  const text = useMessages(messages)
  return (
    <div className="mx-auto max-w-3xl">
      <h1 className="text-3xl">{text.title}</h1>
      <p className="mt-3 text-lg text-muted">{text.lead}</p>
      <Files />
      <section aria-labelledby="licence" className="prose mt-8">
        <h2 id="licence">{text.licenceHeading}</h2>
        {text.licence.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p>
          <a href="https://creativecommons.org/publicdomain/zero/1.0/" rel="noopener license">
            {text.licenceLink}
          </a>
        </p>
      </section>
      <Changes />
      <Releases releases={releases} />
      <p className="mt-8 grid justify-items-start">
        <AppLink to="/developers" className={linkStyle}>
          {text.developers}
        </AppLink>
        <AppLink to="/corrections" className={linkStyle}>
          {text.corrections}
        </AppLink>
      </p>
    </div>
  )
}

function Files() {
  const text = useMessages(messages)
  return (
    <Section id="files" title={text.filesHeading}>
      <ul className="mt-2 grid gap-2">
        {Object.entries(text.files).map(([name, description]) => (
          <li key={name}>
            <a href={`/data/${name}.csv`} className={linkStyle} aria-label={text.download(`${name}.csv`)}>
              {`${name}.csv`}
            </a>
            <p className="text-muted">{description}</p>
          </li>
        ))}
      </ul>
      <p className="mt-4 flex flex-wrap items-center gap-x-2">
        {text.packageHint}
        <a href="/data/datapackage.json" className={linkStyle}>
          datapackage.json
        </a>
      </p>
    </Section>
  )
}

function Changes() {
  const text = useMessages(messages)
  const lang = useLang()
  return (
    <section aria-labelledby="changes" className="prose mt-8">
      <h2 id="changes">{text.changesHeading}</h2>
      <ul>
        {text.changes.map(({ day, text: change }) => (
          <li key={day}>{`${dayText(lang, day)}: ${change}`}</li>
        ))}
      </ul>
      <p>{text.changesHint}</p>
    </section>
  )
}
