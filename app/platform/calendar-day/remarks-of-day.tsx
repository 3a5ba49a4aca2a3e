import { type Remark, saidIn } from '#app/lib/statement.ts'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useLang, useTexts } from '#app/platform/i18n/use-language.ts'
import { Remarks } from '#app/ui/remarks.tsx'
import { messages } from './messages.ne.ts'

/** What has to be said beside a date, with a link to the page that says how dates are known. */
export function RemarksOfDay({ remarks }: { remarks: readonly Remark[] }) {
  const [text, lang] = useTexts(messages)
  if (remarks.length === 0) return null
  const isEarly = remarks.some(({ kind }) => kind === 'tables-only')
  const at = isEarly ? 'before-2000' : isContested(remarks) ? 'contested' : 'ahead'
  return (
    <div className="mt-3 rounded-lg bg-hover px-3 py-2">
      <Remarks remarks={saidIn(lang, remarks)} as="sentences" />
      <AppLink
        to={`/calendar-data#${at}`}
        className="ms-6 -mb-2 inline-flex min-h-11 items-center text-sm text-brand-ink underline underline-offset-4"
      >
        {text.more}
      </AppLink>
    </div>
  )
}

/** Where there is little room: a chip, but both readings of a contested day. */
export function ShortRemarks({ remarks }: { remarks: readonly Remark[] }) {
  return <Remarks remarks={saidIn(useLang(), remarks)} as={isContested(remarks) ? 'sentences' : 'chips'} />
}

const isContested = (remarks: readonly Remark[]) => remarks.some(({ kind }) => kind === 'contested')
