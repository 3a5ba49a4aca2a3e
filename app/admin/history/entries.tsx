import type { Lang } from '#app/lib/language.ts'
import { isUploadPath } from '#app/lib/web-address.ts'
import { useMessages, useTexts } from '#app/platform/i18n/use-language.ts'
import type { Change } from '#app/records/audit/schema.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { cardStyle } from '#app/ui/card.tsx'
import { AdminLink, Button } from '../kit/buttons.tsx'
import {
  actTitle,
  type ChangedField,
  ChangeOrigin,
  ChangeTitle,
  changedFields,
  nameOfChanged,
  pathOfAct,
} from '../kit/history.tsx'
import { messages as kitMessages } from '../kit/messages.ne.ts'
import { RowMark } from '../kit/record-columns.tsx'
import { RecordTable } from '../kit/record-table.tsx'
import { type FormText, valueText } from '../kit/use-form.ts'
import { listOf } from '../kit/use-list.ts'
import { sections } from '../sections.ts'
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
  const [text, lang] = useTexts(messages)
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

function FieldTable({ change, fields, onRestore }: FieldTableProps) {
  const [text, lang] = useTexts(messages)
  const isUpdate = isUpdateOf(change)
  const sides = (['before', 'after'] as const).filter((side) => isUpdate || change[side] !== null)
  const labelOf = ({ name }: ChangedField) => fieldLabel(lang, change, name)
  const shownValue = (field: ChangedField, side: 'before' | 'after') =>
    fieldValue(lang, change, field.name, field[side])
  return (
    <div className="mt-3">
      <RecordTable
        caption={titleOfChanged(lang, change)}
        list={listOf(fields.map((field) => ({ ...field, id: field.name })))}
        columns={[
          { name: 'field', title: text.field, cell: labelOf },
          ...sides.map((side) => ({
            name: side,
            title: text[side],
            cell: (field: ChangedField) => (
              <span className="flex items-center gap-2 wrap-anywhere">
                {isUploadPath(field[side]) && <RowMark logo={field[side]} />}
                {shownValue(field, side)}
              </span>
            ),
          })),
        ]}
        actions={(field) =>
          isUpdate &&
          change.restorable &&
          field.name in change.restorable && (
            <Button
              aria-label={text.restoreField(labelOf(field), shownValue(field, 'before'))}
              onClick={() => onRestore(field.name)}
            >
              {text.restore}
            </Button>
          )
        }
      />
    </div>
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
  const [text, lang] = useTexts(messages)
  const { undo } = useMessages(kitMessages).history
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

type Labels = FormText['labels']

/** The texts of a section that has a form: the labels of its fields, of the settings those of each key. */
interface FormTexts extends Partial<FormText> {
  parts?: Readonly<Record<string, { title: string; labels: Labels }>>
}

const texts = import.meta.glob<Readonly<Record<Lang, FormTexts>>>('../*/messages.ne.ts', {
  eager: true,
  import: 'messages',
})

function textsOf(lang: Lang, entity: string): FormTexts | undefined {
  const slug = sections.find(({ tables }) => tables?.includes(entity))?.slug ?? ''
  return texts[`../${slug}/messages.ne.ts`]?.[lang]
}

type Of = Pick<Change, 'entity' | 'entity_id'>

/** The label of a changed field, as the form of its section names it. */
export function fieldLabel(lang: Lang, { entity, entity_id }: Of, name: string): string {
  const section = textsOf(lang, entity)
  const common: Labels = { ...kitMessages[lang].history.labels, ...kitMessages[lang].form.labels }
  return section?.parts?.[entity_id ?? '']?.labels[name] ?? section?.labels?.[name] ?? common[name] ?? name
}

/** A value of a changed field, as the form of its section names it. */
export function fieldValue(lang: Lang, { entity }: Of, name: string, value: unknown): string {
  const named = typeof value === 'string' ? textsOf(lang, entity)?.options?.[name]?.[value] : undefined
  return named ?? (isUploadPath(value) ? kitMessages[lang].history.picture : valueText(lang, value))
}

/** The name of what was changed; of a setting the title of its form. */
export function titleOfChanged(lang: Lang, change: Of & Pick<Change, 'before' | 'after'>): string {
  return textsOf(lang, change.entity)?.parts?.[change.entity_id ?? '']?.title ?? nameOfChanged(change)
}
