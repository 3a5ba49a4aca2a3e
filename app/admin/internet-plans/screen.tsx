import type { ReactNode } from 'react'
import { textIn } from '#app/lib/language.ts'
import { groupedNumber } from '#app/lib/nepali-grouping.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { planRecord } from '#app/records/internet-plans/schema.ts'
import { ErrorText } from '#app/ui/alert.tsx'
import { buttonStyle } from '#app/ui/button.ts'
import { EditModal } from '../forms/edit-modal.tsx'
import { DeleteDialog } from '../forms/request-dialog.tsx'
import { ListFilters } from '../lists/list-filters.tsx'
import { ClearFilters, EmptyBox, LoadFailure, LoadingNotice, NothingFound } from '../lists/list-states.tsx'
import { ListPages, SearchField } from '../lists/list-tools.tsx'
import { ListViews } from '../lists/list-views.tsx'
import { SelectionHead } from '../lists/selection-head.tsx'
import { useSelection } from '../lists/use-selection.ts'
import { BulkBar } from '../records/bulk-bar.tsx'
import { RecordMenu } from '../records/record-menu.tsx'
import { shownFilters, shownViews } from '../records/shown-filters.ts'
import { UndoNotice } from '../records/undo-notice.tsx'
import { useRecordState } from '../records/use-record-state.ts'
import { messages } from './messages.ne.ts'
import { PlanFormFields } from './plan-form.tsx'
import { HiddenNote, PlanList } from './plan-list.tsx'
import { hiddenGroups, type PlanRow, planGroups, selectableProviders } from './plans.ts'
import { type Plans, usePlans } from './use-plans.ts'

/** ADM-09, ADM-10. */
export default function InternetPlansScreen() {
  const text = useMessages(messages)
  const loaded = usePlans()
  const groups = planGroups(loaded.rows, loaded.providers)
  const selection = useSelection(
    loaded,
    groups.flatMap(({ plans }) => plans),
  )
  const { open, done, failure, close, begin, finish, fail } = useRecordState<PlanRow>(loaded)
  const adding = (title: string): ReactNode => (
    <button type="button" className={buttonStyle.primary} onClick={() => begin({ kind: 'add' })}>
      {title}
    </button>
  )
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">{text.current}</h2>
        <div className="flex flex-wrap gap-3">
          <RecordMenu
            path="admin-internet-plans"
            controls={planRecord.controls}
            text={{ caption: text.current, labels: text.labels }}
            onDone={finish}
            onFailed={fail}
          />
          {adding(text.add)}
        </div>
      </div>
      <PlanTools loaded={loaded} />
      <ErrorText className="mt-3">{failure}</ErrorText>
      <UndoNotice {...done} onUndone={finish} />
      <PlanStates loaded={loaded} addFirst={adding(text.addFirst)}>
        <div aria-busy={loaded.isLoading}>
          <SelectionHead list={loaded} selection={selection} />
          <PlanList
            groups={groups}
            selection={selection}
            onEdit={(plan) => begin({ kind: 'edit', row: plan })}
            onDelete={(plan) => begin({ kind: 'delete', row: plan })}
          />
          <ListPages list={loaded} />
        </div>
      </PlanStates>
      <HiddenNote providers={hiddenGroups(loaded.hidden, loaded.providers)} />
      <BulkBar
        path="admin-internet-plans"
        selection={selection}
        actions={[
          {
            name: 'verified',
            button: text.verifiedToday,
            title: text.verifyTitle,
            text: text.verifyText,
            change: { set: { verified_today: true } },
          },
        ]}
        onDone={finish}
      />
      {(open.kind === 'add' || open.kind === 'edit') && (
        <EditModal
          form={{ path: 'admin-internet-plans', edits: planRecord.edits, defaults: planRecord.defaults }}
          row={open.kind === 'edit' ? open.row : undefined}
          title={open.kind === 'edit' ? text.editTitle : text.addTitle}
          submit={open.kind === 'edit' ? text.update : text.create}
          text={text}
          onClose={close}
          onSaved={() => finish(text.saved)}
        >
          <PlanFormFields providers={loaded.providers} plan={open.kind === 'edit' ? open.row : undefined} />
        </EditModal>
      )}
      {open.kind === 'delete' && (
        <DeleteDialog
          path={`admin-internet-plans/${open.row.id}`}
          title={text.deleteTitle(open.row.plan_name)}
          text={text.deleteText}
          onClose={close}
          onDeleted={() => finish(text.deleted)}
        />
      )}
    </>
  )
}

interface PlanStatesProps {
  loaded: Plans
  /** Shown in an empty list. */
  addFirst: ReactNode
  /** The plans. */
  children: ReactNode
}

/** ADM-10: loading, failed, empty, or the list of plans. */
function PlanStates({ loaded, addFirst, children }: PlanStatesProps) {
  const text = useMessages(messages)
  const { view, where } = loaded
  if (loaded.error !== undefined) {
    return (
      <LoadFailure
        title={text.errorTitle}
        error={loaded.error}
        isBusy={loaded.isLoading}
        className="mt-4"
        onRetry={loaded.reload}
      >
        <ClearFilters list={loaded} />
      </LoadFailure>
    )
  }
  if (loaded.rows.length > 0) return children
  if (loaded.isLoading) return <LoadingNotice text={text.loading} />
  if (where.q || view.page > 1 || Object.keys(view.filters).length > 0) return <NothingFound list={loaded} />
  return (
    <EmptyBox title={text.emptyTitle} level="h3" className="mt-4">
      <p className="mt-2 mb-4">{text.emptyText}</p>
      {addFirst}
    </EmptyBox>
  )
}

/** Views, search and filters above the plans, and their number. */
function PlanTools({ loaded }: { loaded: Plans }) {
  const text = useMessages(messages)
  const lang = useLang()
  const { provider_active: _, ...own } = planRecord.filters
  const provider = {
    label: text.labels.provider_id,
    values: Object.fromEntries(
      selectableProviders(loaded.providers, undefined).map(({ id, name, name_ne }) => [
        id,
        textIn(lang, name, name_ne).text,
      ]),
    ),
  }
  const filters = shownFilters(lang, own, { labels: text.labels, filters: { provider } })
  return (
    <>
      <ListViews list={loaded} views={shownViews(planRecord.views, filters)} />
      <div className="mb-3 flex flex-wrap items-end gap-3">
        <SearchField q={loaded.view.q} onSearch={(q) => loaded.setView({ q })} />
        <p role="status" className="min-h-11 content-center text-muted">
          {!loaded.error && !loaded.isLoading && text.plans(groupedNumber(lang, loaded.total))}
        </p>
      </div>
      <ListFilters list={loaded} filters={filters} />
    </>
  )
}
