import { instantText } from '#app/lib/instant-text.ts'
import type { Lang } from '#app/lib/language.ts'
import { groupedNumber } from '#app/lib/nepali-grouping.ts'
import type { UndoAnswer } from '#app/platform/editing/answers.ts'
import { useMessages, useTexts } from '#app/platform/i18n/use-language.ts'
import type { Change } from '#app/records/audit/schema.ts'
import { ErrorText } from '#app/ui/alert.tsx'
import { sections } from '../sections.ts'
import { AdminLink, Button } from './buttons.tsx'
import { longTimeoutMs } from './call-admin.ts'
import { messages } from './messages.ne.ts'
import { useSend } from './requests.ts'
import { DoneNotice } from './screen-parts.tsx'
import { isEmpty, isSame } from './use-form.ts'
import type { Done } from './use-list.ts'

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
  const [{ history: text }, lang] = useTexts(messages)
  const origin = `${actor_email ?? text.program} · ${instantText(lang, at)}`
  return <p className="text-sm text-muted wrap-anywhere">{origin}</p>
}

/** The rows that were changed may be far down the list. */
const offered = 'sticky top-2 z-10 mb-3 rounded-xl border border-line-strong bg-surface px-4 pt-3 shadow-lg'

/** After a change of many rows: what was done, with a button that takes it back, as later in the history. */
export function UndoNotice({ text, act, onUndone }: Done & { onUndone: (message: string) => void }) {
  const [{ history: words }, lang] = useTexts(messages)
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

/** Such as "Changed 73 internet plans". */
export function actTitle(lang: Lang, { act_action, act_rows, entity }: Change): string {
  const { acts, plurals, rows } = messages[lang].history
  const nouns: Readonly<Record<string, (count: string) => string>> = plurals
  const verbs: Readonly<Record<string, (rows: string) => string>> = acts
  return (verbs[act_action] ?? acts.several)((nouns[entity] ?? rows)(groupedNumber(lang, act_rows)))
}

/** Where its rows are. */
export const pathOfAct = ({ act }: Change) => `/admin/history?act=${act ?? ''}`

/** Takes back all that one call of the panel changed. */
export const undoCall = (act: string) =>
  ({ path: 'admin-audit/undo', method: 'POST', body: { act }, timeoutMs: longTimeoutMs }) as const

const mostNamed = 10

/** What an undo did, and which rows stay as they are, with the reasons. */
export function undoneText(lang: Lang, { undone, kept }: UndoAnswer): string {
  const { undoneRows, keptRows, more } = messages[lang].history
  const number = (count: number) => groupedNumber(lang, count)
  if (kept.length === 0) return undoneRows(number(undone))
  const named = kept.slice(0, mostNamed).map(({ name, reason }) => `${name} (${reason})`)
  const rest = kept.length - named.length
  const list = [...named, ...(rest > 0 ? [more(number(rest))] : [])].join(', ')
  return `${undoneRows(number(undone))} ${keptRows(number(kept.length), list)}`
}

type Versions = Pick<Change, 'before' | 'after'>

/** The name of a changed row, from its new version or else the old one. */
export function nameOfChanged({ before, after }: Versions): string {
  return nameOf(after) || nameOf(before)
}

const namingFields = ['name', 'plan_name', 'key', 'date', 'price_date', 'email', 'subject_name']

function nameOf(row: unknown): string {
  const fields = Object(row) as Record<string, unknown>
  const named = namingFields.find((field) => typeof fields[field] === 'string')
  return named ? String(fields[named]) : ''
}

/** A field of a row before and after a change; undefined where the row was not there. */
export type ChangedField = ReturnType<typeof changedFields>[number]

/** Columns that the database sets. */
const generatedColumns = new Set(['id', 'created_at', 'updated_at'])

/** The fields that a change touched; for a setting those of its value. */
export function changedFields({ before, after }: Versions) {
  const [old, now] = [fieldsOf(before), fieldsOf(after)]
  return Object.keys({ ...old, ...now })
    .map((name) => ({ name, before: old?.[name], after: now?.[name] }))
    .filter(({ name, before: from, after: to }) => !generatedColumns.has(name) && !isSame(from, to))
    .filter(({ before: from, after: to }) => (old && now ? true : !isEmpty(old ? from : to)))
}

function fieldsOf(row: unknown): Record<string, unknown> | undefined {
  if (typeof row !== 'object' || row === null) return undefined
  const { value } = row as Record<string, unknown>
  // Of a setting, the fields of its value.
  return (isObject(value) ? value : row) as Record<string, unknown>
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The path that opens the form of the row, or its section; undefined for deleted rows and those without a section. */
export function pathOfChanged(change: Pick<Change, 'entity' | 'entity_id' | 'before' | 'after'>) {
  const section = sections.find(({ tables }) => tables?.includes(change.entity))
  if (!section || change.after === null) return undefined
  const name = nameOfChanged(change)
  if (!section.isSearched || !name) return section.path
  return `${section.path}?${new URLSearchParams({ q: name, edit: change.entity_id ?? '' })}`
}
