import { useState } from 'react'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { type SavedView, viewName } from '#app/records/saved-views/fields.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { Chips } from '#app/ui/chips.tsx'
import { callAdmin } from '../api/call-admin.ts'
import { useLoaded } from '../api/use-loaded.ts'
import { EditModal } from '../forms/edit-modal.tsx'
import { RecordFields } from '../forms/fields.tsx'
import { DeleteDialog } from '../forms/request-dialog.tsx'
import { DoneNotice } from './list-states.tsx'
import { messages } from './messages.ne.ts'
import { addressOf, type ListSource, type ListView, readView, type Viewed } from './use-list.ts'

interface NamedView {
  key: string
  name: string
  /** As in the page's address. */
  address: string
  /** Undefined for a view of the section. */
  saved?: SavedView
}

interface ListViewsProps {
  list: Viewed
  /** The slug of the section. */
  section: string
  /** Views of the section, besides that of all rows. */
  views: readonly { title: string; filters: ListView['filters'] }[]
}

type Open = 'nothing' | 'save' | 'rename' | 'delete'

/** Views of the section, and those that the operator saved on the server, which other devices show too. */
export function ListViews({ list, section, views }: ListViewsProps) {
  const text = useMessages(messages)
  const [open, setOpen] = useState<Open>('nothing')
  const [done, setDone] = useState('')
  const own = useSavedViews(section)
  const { view, source } = list
  const all = [...builtIn(source, text.all, views), ...own.views.map((saved) => namedView(saved, source))]
  const current = addressOf(view, source)
  const chosen = all.find(({ address }) => address === current)
  const finish = (said: string) => {
    setOpen('nothing')
    setDone(said)
    own.reload()
  }
  const begin = (next: Open) => {
    setDone('')
    setOpen(next)
  }
  return (
    <div className="mb-3 flex flex-wrap items-end gap-2">
      <Chips
        label={text.views}
        chips={all.map(({ key, name, address }) => ({
          key,
          label: name,
          isCurrent: address === current,
          onChoose: () => list.setView(readView(new URLSearchParams(address), source)),
        }))}
      />
      <ViewButtons chosen={chosen} onOpen={begin} />
      {own.isFailed && <p className="w-full text-sm text-muted">{text.viewsFailed}</p>}
      <div className="w-full empty:hidden">
        <DoneNotice text={done} />
      </div>
      {(open === 'save' || open === 'rename') && (
        <ViewForm
          section={section}
          query={current}
          view={open === 'rename' ? chosen?.saved : undefined}
          onClose={() => setOpen('nothing')}
          onSaved={() => finish(text.viewSaved)}
        />
      )}
      {open === 'delete' && chosen?.saved && (
        <DeleteDialog
          path={`admin-views/${chosen.saved.id}`}
          title={text.deleteView}
          text={text.deleteViewText(chosen.name)}
          onClose={() => setOpen('nothing')}
          onDeleted={() => finish(text.viewDeleted)}
        />
      )}
    </div>
  )
}

/** Save for a view without a name; rename and delete for one that the operator saved. */
function ViewButtons({ chosen, onOpen }: { chosen: NamedView | undefined; onOpen: (open: Open) => void }) {
  const text = useMessages(messages)
  const button = (open: Open, title: string, name?: string) => (
    <button type="button" className={buttonStyle.secondary} aria-label={name} onClick={() => onOpen(open)}>
      {title}
    </button>
  )
  if (!chosen) return button('save', text.saveView)
  if (!chosen.saved) return null
  return (
    <>
      {button('rename', text.rename, text.renameOf(chosen.name))}
      {button('delete', text.deleteView, text.deleteViewOf(chosen.name))}
    </>
  )
}

interface ViewFormProps {
  section: string
  query: string
  /** Undefined for a new one. */
  view: SavedView | undefined
  onClose: () => void
  onSaved: () => void
}

const nameControl = { kind: 'text', initial: '', maxLength: 60, isRequired: true } as const

function ViewForm({ section, query, view, onClose, onSaved }: ViewFormProps) {
  const text = useMessages(messages)
  return (
    <EditModal
      form={{
        path: 'admin-views',
        edits: viewName,
        defaults: { name: '' },
        request: (given) =>
          view
            ? { path: `admin-views/${view.id}`, method: 'PUT', body: given }
            : { path: 'admin-views', method: 'POST', body: { ...given, section, query } },
      }}
      row={view}
      title={view ? text.renameTitle : text.saveViewTitle}
      text={{ labels: { name: text.viewName }, hints: { name: text.saveViewHint } }}
      onClose={onClose}
      onSaved={onSaved}
    >
      <RecordFields controls={{ name: nameControl }} />
    </EditModal>
  )
}

function builtIn(source: ListSource, all: string, views: ListViewsProps['views']): NamedView[] {
  const { sort } = source
  return [{ title: all, filters: {} }, ...views].map(({ title, filters }) => {
    const address = addressOf({ q: '', sort, filters }, source)
    return { key: address, name: title, address }
  })
}

/** Filters that this version of the section does not have any more are left out. */
function namedView(saved: SavedView, source: ListSource): NamedView {
  const view = readView(new URLSearchParams(saved.query), source)
  return { key: saved.id, name: saved.name, address: addressOf(view, source), saved }
}

function useSavedViews(section: string) {
  const lang = useLang()
  const { answer, reload } = useLoaded(`${lang} ${section}`, (signal) =>
    callAdmin<{ views: readonly SavedView[] }>({ path: `admin-views?section=${section}`, lang, signal }),
  )
  return { views: answer?.ok ? answer.answer.views : [], isFailed: answer?.ok === false, reload }
}
