import { digitsIn } from '@chautari/bikram-sambat/digits'
import { nepalDay } from '@chautari/bikram-sambat/iso-day'
import { dayText } from '#app/lib/day-text.ts'
import { groupedNumber } from '#app/lib/nepali-grouping.ts'
import { ArticleHtml } from '#app/platform/articles/article.tsx'
import { definePage } from '#app/platform/document/page.ts'
import { useTexts } from '#app/platform/i18n/use-language.ts'
import { listReleases, type Release, releasePath } from '#app/records/data-releases/store.server.ts'
import { Section } from '#app/ui/card.tsx'
import { loadText } from '../load-text.server.ts'
import { messages } from '../messages.ne.ts'
import { linkStyle } from '../page-parts.tsx'
import en from './page.en.md'
import ne from './page.ne.md'

export const page = definePage({
  path: '/data',
  listedSince: '2026-11-27',
  load: async (request) => {
    const { site, render } = request
    const [text, releases] = await Promise.all([
      loadText(request, { en, ne }),
      render.records('data-releases', () => listReleases(site.storage.db)),
    ])
    return { ...text, releases }
  },
  draw: ({ title, html, releases }) => (
    <div className="mx-auto max-w-3xl">
      <h1 className="text-3xl">{title}</h1>
      <ArticleHtml html={html} />
      <Releases releases={releases} />
    </div>
  ),
})

/** The versions of the files, the newest first, each with what changed and its hash. */
function Releases({ releases }: { releases: readonly Release[] | undefined }) {
  const [{ data: text }, lang] = useTexts(messages)
  const changeOf = ({ row_count, added_count, removed_count }: Release) =>
    removed_count === 0 && added_count === row_count
      ? text.rows(groupedNumber(lang, row_count))
      : text.changed(digitsIn(lang, added_count), digitsIn(lang, removed_count))
  return (
    <Section headingId="releases" title={text.releasesHeading} titleClass="mt-8 text-xl">
      <p className="mt-2 text-muted">{releases ? text.releasesHint : text.releasesFailed}</p>
      <ul className="mt-2 grid gap-2">
        {releases?.map((release) => (
          <li key={`${release.name} ${release.released_at.toISOString()}`}>
            <a href={releasePath(release)} className={linkStyle}>
              {text.version(`${release.name}.csv`, dayText(lang, nepalDay(release.released_at)))}
            </a>
            <p>{changeOf(release)}</p>
            <p className="text-sm text-muted wrap-anywhere" lang="en">
              {`SHA-256 ${release.sha256}`}
            </p>
          </li>
        ))}
      </ul>
      <a href="/data/releases.json" className={linkStyle}>
        {text.releasesList}
      </a>
    </Section>
  )
}
