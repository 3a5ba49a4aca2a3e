import { memo } from 'react'
import type { Lang } from '#app/lib/language.ts'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { useSite } from '#app/platform/site/site-data.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { Card } from '#app/ui/card.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useCopy } from '#app/ui/use-copy.ts'
import { useCalendar } from '../calendar-context.ts'
import { messages } from './messages.ne.ts'

const options = ['lang=en', 'lang=ne', 'theme=light', 'theme=dark', 'theme=auto', 'month=2083-8']

/** The festivals as a calendar file, and the small month for other sites. */
export const TakeAway = memo(function TakeAway() {
  const { lang, text } = useCalendar()
  const { takeAway } = useMessages(messages)
  const { siteUrl } = useSite()
  const file = `/api/calendar/festivals.ics?lang=${lang}`
  return (
    <Card title={takeAway.title} titleClass="text-2xl" className="no-print mt-10">
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
    </Card>
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

/** The HTML that embeds the small month on another site; its frame takes the height that the month reports. */
function embedSnippet(siteUrl: string, lang: Lang, title: string): string {
  return `<iframe id="chautari-calendar" src="${siteUrl}/embed/calendar?lang=${lang}&theme=auto"
  title="${title}" loading="lazy" style="width:100%;max-width:420px;height:430px;border:0"></iframe>
<script>
  addEventListener('message', ({ origin, data }) => {
    if (origin !== '${siteUrl}' || data?.type !== 'chautari:height') return
    document.getElementById('chautari-calendar').style.height = data.height + 'px'
  })
</script>`
}
