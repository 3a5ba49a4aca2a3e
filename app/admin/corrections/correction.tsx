import { useState } from 'react'
import { instantText } from '#app/lib/instant-text.ts'
import { pathIn, textIn } from '#app/lib/language.ts'
import { groupedNumber } from '#app/lib/nepali-grouping.ts'
import { useMessages, useTexts } from '#app/platform/i18n/use-language.ts'
import {
  type Correction,
  type Decision,
  type DecisionAnswer,
  isUnchanged,
  longest,
  needsReason,
} from '#app/records/corrections/schema.ts'
import { ErrorText } from '#app/ui/alert.tsx'
import { buttonStyle } from '#app/ui/button.ts'
import { Card } from '#app/ui/card.tsx'
import { ConfirmDialog } from '#app/ui/dialog.tsx'
import { Fact, FactList } from '#app/ui/fact-list.tsx'
import { TextAreaField } from '#app/ui/field.tsx'
import { useUnsaved } from '../kit/access.tsx'
import { AdminLink, Button, HistoryLink } from '../kit/buttons.tsx'
import { messages as formMessages } from '../kit/messages.ne.ts'
import { useSend } from '../kit/requests.ts'
import { Note } from '../kit/screen-parts.tsx'
import { messages } from './messages.ne.ts'

/** What the visitor wrote, and the entry then and now. */
export function CorrectionDetails({ correction }: { correction: Correction }) {
  const [text, lang] = useTexts(messages)
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
  const [text, lang] = useTexts(messages)
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
          {isUnchanged(correction) && <Note>{text.same}</Note>}
          {current?.is_published === false && <Note>{text.hidden}</Note>}
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

/** How it was decided; nothing while it is open. */
export function Decided({ correction }: { correction: Correction }) {
  const [text, lang] = useTexts(messages)
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

interface DecisionFormProps {
  /** Of the selected corrections, or of the one that is shown. */
  ids: readonly string[]
  /** Those of them that are on this page of the queue. */
  corrections: readonly Correction[]
  /** @param done what to say of it */
  onDone: (ids: readonly string[], done: string) => void
}

const noReason = { reason: '', reason_ne: '' }

/**
 * Decides the corrections with one reason. It asks before one is accepted whose entry did not change, and before spam is
 * deleted. A typed reason stays until it is sent, whichever correction is shown.
 */
export function DecisionForm({ ids, corrections, onDone }: DecisionFormProps) {
  const [text, lang] = useTexts(messages)
  const words = useMessages(formMessages).form
  const [typed, setTyped] = useState(noReason)
  const [isMissing, setMissing] = useState(false)
  const [asked, setAsked] = useState<'accepted' | 'removed'>()
  const { isBusy, failure, send } = useSend()
  useUnsaved(typed.reason !== '' || typed.reason_ne !== '')
  const unchanged = corrections.filter(isUnchanged).length
  const decide = async (decision: Decision['decision']) => {
    const body = { ids, decision, ...(needsReason(decision) && typed) }
    const reply = await send<DecisionAnswer>({ path: 'admin-corrections/decide', method: 'POST', body })
    if (!reply?.ok) return
    setAsked(undefined)
    setTyped(noReason)
    onDone(ids, text.done[decision](groupedNumber(lang, reply.answer.decided)))
  }
  const press = (decision: Decision['decision']) => {
    const isWithout = needsReason(decision) && typed.reason.trim() === ''
    setMissing(isWithout)
    if (isWithout) return
    if (decision === 'removed' || (decision === 'accepted' && unchanged > 0)) setAsked(decision)
    else void decide(decision)
  }
  const button = (decision: Decision['decision'], label: string, isPrimary = false) => (
    <Button isPrimary={isPrimary} aria-disabled={isBusy} onClick={() => press(decision)}>
      {isBusy ? words.saving : label}
    </Button>
  )
  const reason = (name: keyof typeof noReason) => (
    <TextAreaField
      label={text.labels[name]}
      rows={2}
      maxLength={longest.reason}
      value={typed[name]}
      onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
      {...(name === 'reason_ne'
        ? { lang: 'ne' }
        : { hint: text.reasonHint, error: isMissing && text.reasonMissing })}
    />
  )
  if (corrections.length > 0 && corrections.every(({ state }) => state !== 'open')) {
    return (
      <div className="mt-3">
        <ErrorText className="mb-2">{failure?.error}</ErrorText>
        {button('reopened', text.reopen)}
      </div>
    )
  }
  return (
    <>
      <div className="mt-2 grid gap-3">
        {reason('reason')}
        {reason('reason_ne')}
      </div>
      <ErrorText className="mt-2">{failure?.error}</ErrorText>
      <div className="mt-3 flex flex-wrap gap-2">
        {button('accepted', text.accept, true)}
        {button('declined', text.decline)}
        {ids.length === 1 && button('removed', text.remove)}
      </div>
      {asked && (
        <ConfirmDialog
          {...text.questions[asked]}
          {...(ids.length > 1 && { text: text.unchangedMany(groupedNumber(lang, unchanged)) })}
          no={words.cancel}
          isBusy={isBusy}
          failure={failure?.error}
          onYes={() => void decide(asked)}
          onNo={() => setAsked(undefined)}
        />
      )}
    </>
  )
}
