import { instantText } from '#app/lib/instant-text.ts'
import type { UndoAnswer } from '#app/platform/editing/answers.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import type { Change } from '#app/records/audit/schema.ts'
import { ErrorText } from '#app/ui/alert.tsx'
import { Button } from './button.tsx'
import { pathOfChanged, undoCall, undoneText } from './history-texts.ts'
import { AdminLink } from './links.tsx'
import { DoneNotice } from './list-states.tsx'
import { messages } from './messages.ne.ts'
import { useSend } from './requests.ts'
import type { Done } from './use-record-state.ts'

/** What was done to which thing, with a link to it. */
export function ChangeTitle({ change, name }: { change: Change; name: string }) {
  const { history: text } = useMessages(messages)
  const verbs: Readonly<Record<string, string>> = text.actions
  const kinds: Readonly<Record<string, string>> = text.entities
  const path = pathOfChanged(change)
  return (
    <>
      <span className="font-semibold">{verbs[change.action] ?? change.action}</span>
      {`: ${kinds[change.entity] ?? change.entity} `}
      {path && name ? (
        <AdminLink to={path} className="text-brand-ink underline">
          {name}
        </AdminLink>
      ) : (
        name
      )}
    </>
  )
}

/** By whom and when. */
export function ChangeOrigin({ change: { actor_email, at } }: { change: Change }) {
  const { program } = useMessages(messages).history
  const lang = useLang()
  return (
    <p className="text-sm text-muted wrap-anywhere">
      {`${actor_email ?? program} · ${instantText(lang, at)}`}
    </p>
  )
}

/** The rows that were changed may be far down the list. */
const offered = 'sticky top-2 z-10 mb-3 rounded-xl border border-line-strong bg-surface px-4 pt-3 shadow-lg'

/** After a change of many rows: what was done, with a button that takes it back, as later in the history. */
export function UndoNotice({ text, act, onUndone }: Done & { onUndone: (message: string) => void }) {
  const { history: words } = useMessages(messages)
  const lang = useLang()
  const { isBusy, failure, send } = useSend()
  const undo = async (what: string) => {
    const reply = await send<UndoAnswer>(undoCall(what))
    if (reply?.ok) onUndone(undoneText(lang, reply.answer))
  }
  return (
    <div className={`flex flex-wrap items-center gap-x-4 ${act ? offered : ''}`}>
      <DoneNotice text={text} />
      {act && (
        <>
          <Button className="mb-3" aria-disabled={isBusy} onClick={() => void undo(act)}>
            {isBusy ? words.undoing : words.undo}
          </Button>
          <ErrorText className="mb-3">{failure?.error}</ErrorText>
        </>
      )}
    </div>
  )
}
