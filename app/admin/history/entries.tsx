import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import type { Change } from '#app/records/audit/schema.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { cardStyle } from '#app/ui/card.tsx'
import { Button } from '../kit/button.tsx'
import { ChangeOrigin, ChangeTitle } from '../kit/history.tsx'
import { actTitle, type ChangedField, changedFields, pathOfAct } from '../kit/history-texts.ts'
import { AdminLink } from '../kit/links.tsx'
import { messages as kitMessages } from '../kit/messages.ne.ts'
import { RowMark } from '../kit/record-columns.tsx'
import { fieldLabel, fieldValue, isPicture, titleOfChanged } from './field-labels.ts'
import { messages } from './messages.ne.ts'

interface ChangeEntryProps {
  change: Change
  /** The page is about its act. */
  isInAct: boolean
  /** Asks to restore one field, or all of the change. */
  onRestore: (field?: string) => void
}

/** One change: who, what, when, and each field before and after. */
export function ChangeEntry({ change, isInAct, onRestore }: ChangeEntryProps) {
  const text = useMessages(messages)
  const lang = useLang()
  const fields = fieldsOf(change)
  const name = titleOfChanged(lang, change)
  const isUpdate = isUpdateOf(change)
  const restoreLabel = isUpdate ? text.restoreAll : text.restoreDeleted
  const hasRestore = change.restorable !== null && (!isUpdate || fields.length > 1)
  return (
    <div className={`p-4 ${cardStyle}`}>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="wrap-anywhere">
            <ChangeTitle change={change} name={name} />
          </p>
          <ChangeOrigin change={change} />
          {change.act_rows > 1 && !isInAct && (
            <AdminLink to={pathOfAct(change)} className="text-sm text-brand-ink underline">
              {text.partOf(actTitle(lang, change))}
            </AdminLink>
          )}
        </div>
        {hasRestore && (
          <Button aria-label={text.restoreOf(restoreLabel, name)} onClick={() => onRestore()}>
            {restoreLabel}
          </Button>
        )}
      </div>
      {isUpdate && fields.length > 0 && <FieldTable change={change} fields={fields} onRestore={onRestore} />}
      {!isUpdate && fields.length > 0 && (
        <details className="mt-2">
          <summary className="min-h-11 cursor-pointer content-center text-brand-ink underline">
            {change.before === null ? text.addedFields : text.deletedFields}
          </summary>
          <FieldTable change={change} fields={fields} onRestore={onRestore} />
        </details>
      )}
    </div>
  )
}

/** The first save of a setting changes the defaults: it can be restored, and has no row before it. */
function isUpdateOf({ before, after, restorable }: Change): boolean {
  return after !== null && (before !== null || restorable !== null)
}

function fieldsOf(change: Change): ChangedField[] {
  const fields = changedFields(change)
  if (change.before !== null || !change.restorable) return fields
  const { restorable } = change
  return fields
    .filter(({ name }) => name in restorable)
    .map((field) => ({ ...field, before: restorable[field.name] }))
}

interface FieldTableProps extends Omit<ChangeEntryProps, 'isInAct'> {
  fields: readonly ChangedField[]
}

/** On a phone each field is a block. */
function FieldTable({ change, fields, onRestore }: FieldTableProps) {
  const text = useMessages(messages)
  const lang = useLang()
  const isUpdate = isUpdateOf(change)
  const sides = (['before', 'after'] as const).filter((side) => isUpdate || change[side] !== null)
  const canRestore = (name: string) => isUpdate && change.restorable !== null && name in change.restorable
  return (
    <table className="mt-3 w-full border-collapse text-start max-md:block">
      <thead className="max-md:sr-only">
        <tr className="border-b border-line-strong text-start">
          {[text.field, ...sides.map((side) => text[side])].map((head) => (
            <th key={head} scope="col" className="p-2 text-start font-semibold">
              {head}
            </th>
          ))}
          <td />
        </tr>
      </thead>
      <tbody className="max-md:grid">
        {fields.map((field) => {
          const label = fieldLabel(lang, change, field.name)
          return (
            <tr key={field.name} className="border-line max-md:block max-md:border-t max-md:py-2 md:border-b">
              <th scope="row" className="text-start font-semibold max-md:block md:w-1/4 md:p-2">
                {label}
              </th>
              {sides.map((side) => (
                <td
                  key={side}
                  data-title={text[side]}
                  className="wrap-anywhere before:text-muted max-md:flex max-md:gap-3 max-md:before:w-16 max-md:before:shrink-0 max-md:before:content-[attr(data-title)] md:p-2"
                >
                  {isPicture(field[side]) && (
                    <span className="me-2 inline-block align-middle">
                      <RowMark logo={field[side]} />
                    </span>
                  )}
                  {fieldValue(lang, change, field.name, field[side])}
                </td>
              ))}
              <td className="max-md:block max-md:pt-2 md:p-2 md:text-end">
                {canRestore(field.name) && (
                  <Button
                    aria-label={text.restoreField(label, fieldValue(lang, change, field.name, field.before))}
                    onClick={() => onRestore(field.name)}
                  >
                    {text.restore}
                  </Button>
                )}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

interface ActEntryProps {
  /** One of its changes. */
  change: Change
  onUndo: () => void
  /** Its rows are on the page already. */
  isOpen?: boolean
}

/** All that one call of the panel changed, such as an import: who, what, when, with its rows one press away. */
export function ActEntry({ change, onUndo, isOpen = false }: ActEntryProps) {
  const text = useMessages(messages)
  const { undo } = useMessages(kitMessages).history
  const lang = useLang()
  const title = actTitle(lang, change)
  return (
    <div className={`flex flex-wrap items-start justify-between gap-x-4 gap-y-2 p-4 ${cardStyle}`}>
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{title}</p>
        <ChangeOrigin change={change} />
      </div>
      <div className="flex flex-wrap gap-3">
        {!isOpen && (
          <AdminLink to={pathOfAct(change)} className={buttonStyle.secondary} aria-label={text.rowsOf(title)}>
            {text.showRows}
          </AdminLink>
        )}
        {change.undoable && (
          <Button aria-label={text.undoOf(title)} onClick={onUndo}>
            {undo}
          </Button>
        )}
      </div>
    </div>
  )
}
