import { memo, useId } from 'react'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { useSite } from '#app/platform/site/site-data.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useCopy } from '#app/ui/use-copy.ts'
import { embedSnippet } from '../../embed-snippet.ts'
import { useCalendar } from '../calendar-context.ts'
import { messages } from './messages.ne.ts'

const options = ['lang=en', 'lang=ne', 'theme=light', 'theme=dark', 'theme=auto', 'month=2083-8']

/** The festivals as a calendar file, and the small month for other sites. */
export const TakeAway = memo(function TakeAway() {
  const { lang, text } = useCalendar()
  const { takeAway } = useMessages(messages)
  const { siteUrl } = useSite()
  const id = useId()
  const file = `/api/calendar/festivals.ics?lang=${lang}`
  return (
    <section
      aria-labelledby={id}
      className="no-print mt-10 rounded-2xl border border-line bg-surface p-5 sm:p-6"
    >
      <h2 id={id} className="text-2xl">
        {takeAway.title}
      </h2>
      <p className="mt-1 max-w-prose text-muted">{takeAway.about}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <a href={siteUrl.replace(/^https?:/, 'webcal:') + file} className={buttonStyle.primary}>
          <Icon name="calendar-days" />
          {takeAway.subscribe}
        </a>
        <a href={file} download="nepali-festivals.ics" className={buttonStyle.secondary}>
          <Icon name="file" />
          {takeAway.download}
        </a>
      </div>
      <details className="mt-4">
        <summary className="flex min-h-11 items-center font-semibold underline underline-offset-4">
          {takeAway.embedTitle}
        </summary>
        <Embed snippet={embedSnippet(siteUrl, lang, text.title)} />
      </details>
    </section>
  )
})

function Embed({ snippet }: { snippet: string }) {
  const { takeAway } = useMessages(messages)
  const { copied, copy } = useCopy()
  return (
    <>
      <p className="max-w-prose text-muted">{takeAway.embedAbout}</p>
      <p className="mt-1 text-sm">
        {options.map((option) => (
          <code key={option} className="me-2 inline-block rounded bg-hover px-1.5">
            {option}
          </code>
        ))}
      </p>
      <pre className="mt-2 rounded-lg bg-hover p-3 text-sm wrap-anywhere whitespace-pre-wrap">
        <code>{snippet}</code>
      </pre>
      <button type="button" className={`${buttonStyle.secondary} mt-2`} onClick={() => copy(snippet)}>
        <Icon name={copied ? 'check' : 'link'} />
        <span aria-live="polite">{copied ? takeAway.copied : takeAway.copy}</span>
      </button>
    </>
  )
}
