import { digitsIn } from '@chautari/bikram-sambat/digits'
import { pathIn, textIn } from '#app/lib/language.ts'
import { definePage, type PageRequest } from '#app/platform/document/page.ts'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useLang, useMessages, useTexts } from '#app/platform/i18n/use-language.ts'
import { useSite } from '#app/platform/site/site-data.ts'
import { longest } from '#app/records/corrections/schema.ts'
import { type Subject, subjectOf } from '#app/records/corrections/subjects.server.ts'
import { ErrorText } from '#app/ui/alert.tsx'
import { buttonStyle } from '#app/ui/button.ts'
import { Fact, FactList } from '#app/ui/fact-list.tsx'
import { TextAreaField, TextField } from '#app/ui/field.tsx'
import type { ReportAnswer } from '../form-answers.ts'
import { messages } from '../messages.ne.ts'

/** The form that reports a wrong value; it works without JavaScript. */
export const reportPage = definePage({
  path: '/corrections/new',
  render: { personal: true },
  load: loadReport,
  draw: (report) => <ReportPage report={report} />,
})

async function loadReport({ url, lang, site, render, reportAnswer: sent }: PageRequest) {
  const about = (sent?.about ?? url.searchParams.get('about') ?? '').slice(0, 100)
  const subject = await subjectOf(site.storage.db, about).catch((error: unknown) => {
    render.degrade(error, 'correction-subject-unavailable')
    return 'unavailable' as const
  })
  const isUnknown = subject === undefined
  const state: ReportAnswer['state'] | 'open' = sent?.state ?? (isUnknown ? 'unknown-subject' : 'open')
  const { title, sentTitle } = messages[lang].corrections.report
  return {
    title: sent?.state === 'sent' ? sentTitle : title,
    ...(isUnknown && !sent && { status: 404 }),
    about,
    /** Undefined where the database does not answer, or nothing published is named. */
    subject: subject === 'unavailable' ? undefined : subject,
    state,
    typed: { message: sent?.message ?? '', link: sent?.link ?? '' },
  }
}

type Report = Awaited<ReturnType<typeof loadReport>>

function ReportPage({ report }: { report: Report }) {
  const { title, subject, state } = report
  const text = useMessages(messages).corrections.report
  const { supportEmail } = useSite()
  const isForm = state !== 'sent' && state !== 'unknown-subject'
  return (
    <div className="mx-auto max-w-xl py-2 sm:py-6">
      <h1 className="text-3xl">{title}</h1>
      {state === 'sent' && (
        <p role="status" className="mt-3">
          {text.sent}
        </p>
      )}
      {state === 'unknown-subject' && <p className="mt-3 wrap-anywhere">{text.unknown(supportEmail)}</p>}
      {subject ? <SubjectFacts {...subject} /> : isForm && <p className="mt-3">{text.unavailable}</p>}
      {isForm && <ReportForm report={report} />}
      <p className="mt-6 flex flex-wrap gap-3">
        {subject && (
          <AppLink to={subject.path} className={buttonStyle.secondary}>
            {text.back}
          </AppLink>
        )}
        {state === 'sent' && (
          <AppLink to="/corrections" className={buttonStyle.secondary}>
            {text.published}
          </AppLink>
        )}
        {!subject && (
          <AppLink to="/" className={buttonStyle.secondary}>
            {text.home}
          </AppLink>
        )}
      </p>
    </div>
  )
}

function SubjectFacts({ name, name_ne, value, value_ne }: Subject) {
  const [{ corrections }, lang] = useTexts(messages)
  const text = corrections.report
  const named = textIn(lang, name, name_ne)
  const shown = textIn(lang, value, value_ne ?? null)
  return (
    <FactList className="mt-4 wrap-anywhere">
      <Fact name={text.about}>
        <span lang={named.lang}>{named.text}</span>
      </Fact>
      <Fact name={text.shown}>
        <span lang={shown.lang}>{digitsIn(lang, shown.text)}</span>
      </Fact>
    </FactList>
  )
}

function ReportForm({ report: { about, state, typed } }: { report: Report }) {
  const text = useMessages(messages).corrections.report
  const { supportEmail } = useSite()
  const { errors } = text
  const failure =
    state === 'known' || state === 'full' || state === 'share-used'
      ? errors[state](supportEmail)
      : (state === 'too-many' || state === 'failed') && errors[state]
  return (
    <form method="post" action={pathIn(useLang(), '/corrections/new')} className="mt-4 grid gap-4">
      <ErrorText className="wrap-anywhere">{failure}</ErrorText>
      <input type="hidden" name="about" value={about} />
      <TextAreaField
        id="message"
        name="message"
        label={text.message}
        hint={text.messageHint}
        error={state === 'no-message' && errors[state]}
        rows={5}
        required
        minLength={5}
        maxLength={longest.message}
        defaultValue={typed.message}
      />
      <TextField
        id="link"
        name="link"
        // A browser's own check of an address would refuse one with spaces around it.
        type="text"
        inputMode="url"
        label={text.link}
        hint={text.linkHint}
        error={state === 'no-link' && errors[state]}
        maxLength={longest.link}
        autoComplete="off"
        defaultValue={typed.link}
      />
      {/* A honeypot for spam bots. */}
      <input type="text" name="website" hidden tabIndex={-1} autoComplete="off" />
      <p className="text-sm text-muted">{text.kept}</p>
      <button type="submit" className={`${buttonStyle.primary} justify-self-start`}>
        {text.send}
      </button>
    </form>
  )
}
