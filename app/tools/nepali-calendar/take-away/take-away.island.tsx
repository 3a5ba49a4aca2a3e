import { useState } from 'react'
import { type Lang, languages } from '#app/lib/language.ts'
import { type FrameTheme, themes } from '#app/platform/embed/frame-list.ts'
import { frameAddress, frameSnippet } from '#app/platform/embed/frame-snippet.ts'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { useSite } from '#app/platform/site/site-data.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { SelectField } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useCopy } from '#app/ui/use-copy.ts'
import { FoldedRow } from '../parts/folded-row.tsx'
import { messages } from './messages.ne.ts'

/** The festivals as a calendar file, and the small month for other sites. */
export default function TakeAway({ title }: { title: string }) {
  const lang = useLang()
  const { takeAway } = useMessages(messages)
  const { siteUrl } = useSite()
  const file = `/api/calendar/festivals.ics?lang=${lang}`
  return (
    <FoldedRow title={takeAway.title}>
      <p className="max-w-prose text-muted">{takeAway.about}</p>
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
      <h3 className="mt-4 text-base">{takeAway.embedTitle}</h3>
      <Embed siteUrl={siteUrl} title={title} />
    </FoldedRow>
  )
}

function Embed({ siteUrl, title }: { siteUrl: string; title: string }) {
  const { takeAway } = useMessages(messages)
  const [lang, setLang] = useState(useLang())
  const [theme, setTheme] = useState<FrameTheme>('auto')
  const { copied, copy } = useCopy()
  const address = frameAddress('calendar', lang, theme)
  const snippet = frameSnippet({ siteUrl, name: 'calendar', address, title })
  return (
    <>
      <p className="max-w-prose text-muted">{takeAway.embedAbout}</p>
      <div className="mt-2 grid max-w-md grid-cols-2 gap-3">
        <SelectField
          label={takeAway.language}
          options={languages.map((value) => [value, takeAway.languages[value]])}
          value={lang}
          onChange={({ target }) => setLang(target.value as Lang)}
        />
        <SelectField
          label={takeAway.theme}
          options={themes.map((value) => [value, takeAway.themes[value]])}
          value={theme}
          onChange={({ target }) => setTheme(target.value as FrameTheme)}
        />
      </div>
      <p className="mt-2 text-sm text-muted">
        {takeAway.embedMonth} <code className="rounded bg-hover px-1.5">&month=2083-8</code>
      </p>
      <pre className="mt-3 rounded-lg bg-hover p-3 text-sm wrap-anywhere whitespace-pre-wrap">
        <code>{snippet}</code>
      </pre>
      <div className="mt-2 flex flex-wrap gap-3">
        <button type="button" className={buttonStyle.secondary} onClick={() => copy(snippet)}>
          <Icon name={copied ? 'check' : 'link'} />
          <span aria-live="polite">{copied ? takeAway.copied : takeAway.copy}</span>
        </button>
        <a href={address} target="_blank" rel="noopener" className={buttonStyle.secondary}>
          <Icon name="arrow-right" />
          {takeAway.preview}
        </a>
      </div>
      <p className="mt-2">
        <AppLink
          to="/developers/frames"
          className="inline-flex min-h-11 items-center text-brand-ink underline underline-offset-4"
        >
          {takeAway.otherFrames}
        </AppLink>
      </p>
    </>
  )
}
