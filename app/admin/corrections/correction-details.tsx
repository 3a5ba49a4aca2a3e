import { instantText } from '#app/lib/instant-text.ts'
import { pathIn, textIn } from '#app/lib/language.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { type Correction, isUnchanged } from '#app/records/corrections/schema.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { Card } from '#app/ui/card.tsx'
import { Fact, FactList } from '#app/ui/fact-list.tsx'
import { AdminLink, HistoryLink } from '../kit/links.tsx'
import { messages } from './messages.ne.ts'

/** What the visitor wrote, and the entry then and now. */
export function CorrectionDetails({ correction }: { correction: Correction }) {
  const text = useMessages(messages)
  const lang = useLang()
  const { message, link, created_at } = correction
  return (
    <>
      <Card title={text.report} className="wrap-anywhere">
        <p className="text-sm text-muted">{text.reported(instantText(lang, created_at))}</p>
        {message === null ? (
          <p className="mt-2 text-muted">{text.noMessage}</p>
        ) : (
          <p className="mt-2 whitespace-pre-line" lang={correction.lang}>
            {message}
          </p>
        )}
        {link && (
          <p className="mt-2">
            <span className="text-sm text-muted">{text.link}: </span>
            {/* Of a visitor: opened apart from the panel, without its address. */}
            <a
              href={link}
              target="_blank"
              rel="noopener noreferrer nofollow"
              className="inline-block py-1 text-brand-ink underline underline-offset-4"
            >
              {link}
            </a>
          </p>
        )}
      </Card>
      <Entry correction={correction} />
    </>
  )
}

/** What was shown when it was reported, and what is shown now. */
function Entry({ correction }: { correction: Correction }) {
  const text = useMessages(messages)
  const lang = useLang()
  const { current, subject_value, subject_name, subject_name_ne, subject_kind, id } = correction
  const name = textIn(lang, current?.name ?? subject_name, current ? current.name_ne : subject_name_ne)
  return (
    <Card title={text.datum} className="wrap-anywhere">
      <p className="font-semibold" lang={name.lang}>
        {name.text}
      </p>
      <FactList className="mt-2 sm:grid-cols-2">
        <Fact name={text.before}>{subject_value}</Fact>
        <Fact name={text.now}>
          {current?.value ?? text.gone}
          {isUnchanged(correction) && <Remark text={text.same} />}
          {current?.is_published === false && <Remark text={text.hidden} />}
        </Fact>
      </FactList>
      <p className="mt-3 flex flex-wrap gap-2">
        {current?.editor && (
          <AdminLink to={current.editor} className={buttonStyle.primary}>
            {subject_kind === 'gold' ? text.openPrices : text.openEditor}
          </AdminLink>
        )}
        {current?.is_published && (
          <a
            href={pathIn(lang, current.path)}
            target="_blank"
            rel="noopener"
            className={buttonStyle.secondary}
          >
            {text.openPage}
          </a>
        )}
        <HistoryLink name={name.text} table="corrections" id={id} />
      </p>
    </Card>
  )
}

const Remark = ({ text }: { text: string }) => (
  <span className="block text-sm font-normal text-muted">{text}</span>
)

/** How it was decided; nothing while it is open. */
export function Decided({ correction }: { correction: Correction }) {
  const text = useMessages(messages)
  const lang = useLang()
  const { state, decided_at, reason, reason_ne } = correction
  if (!decided_at) return null
  return (
    <div className="mt-2 wrap-anywhere">
      <p className="font-semibold">
        {text.filters.state.values[state]}. {text.decided(instantText(lang, decided_at))}
      </p>
      <p className="mt-1 whitespace-pre-line" lang="en">
        {reason}
      </p>
      {reason_ne && (
        <p className="mt-1 whitespace-pre-line" lang="ne">
          {reason_ne}
        </p>
      )}
    </div>
  )
}
