import { useEffect, useRef, useState } from 'react'
import { messages as sharedMessages } from '#app/platform/i18n/messages.ne.ts'
import { useMessages, useTexts } from '#app/platform/i18n/use-language.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { OnPaper } from '#app/ui/on-paper.tsx'
import { type ComparisonRow, comparisonRows } from '../comparison.ts'
import type { ListedPlan } from '../listed-plan.ts'
import { messages } from '../messages.ne.ts'

export interface CompareDrawerProps {
  /** Open while not empty. */
  plans: readonly ListedPlan[]
  onRemove: (id: string) => void
  onClose: () => void
}

/** A dialog at the bottom of the screen. The browser traps and restores the focus. */
export function CompareDrawer({ plans, onRemove, onClose }: CompareDrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const isOpen = plans.length > 0
  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isOpen])
  return (
    <dialog
      ref={dialog}
      aria-labelledby="comparison"
      onCancel={onClose}
      // This event comes late: a dialog that was opened again meanwhile must stay open.
      onClose={() => dialog.current?.open || onClose()}
      className="fixed top-auto bottom-0 mx-auto max-h-[90dvh] w-full max-w-4xl flex-col overscroll-contain rounded-t-2xl border border-b-0 border-line bg-surface text-ink transition-transform duration-300 backdrop:bg-black/50 open:flex starting:open:translate-y-full"
    >
      {isOpen && <Drawer plans={plans} onRemove={onRemove} onClose={onClose} />}
    </dialog>
  )
}

function Drawer({ plans, onRemove, onClose }: CompareDrawerProps) {
  const [{ title, drawer: text, honest }, lang] = useTexts(messages)
  const [onlyDifferences, setOnlyDifferences] = useState(false)
  const rows = comparisonRows(lang, plans)
  const shown = onlyDifferences && plans.length > 1 ? rows.filter(({ differs }) => differs) : rows
  return (
    <>
      <div className="flex items-center justify-between gap-3 border-b border-line py-2 ps-4 pe-2">
        <h2 id="comparison" className="text-xl">
          {text.title}
        </h2>
        <button type="button" onClick={onClose} className={`${buttonStyle.secondary} px-3`}>
          <Icon name="x" />
          {text.close}
        </button>
      </div>
      <div className="overflow-y-auto px-2 pb-4 sm:px-4">
        {plans.length > 1 && (
          <label className="flex min-h-11 w-fit px-2 items-center gap-2 font-semibold">
            <input
              type="checkbox"
              checked={onlyDifferences}
              onChange={(event) => setOnlyDifferences(event.target.checked)}
              className="size-6 accent-brand"
            />
            {text.onlyDifferences}
          </label>
        )}
        <ComparisonTable plans={plans} rows={shown} onRemove={onRemove} />
        {shown.length === 0 && <p className="mt-3 px-2">{text.noDifference}</p>}
        <div className="px-2">
          <p className="mt-3 text-sm text-muted">{text.hint}</p>
          <Share plans={plans} />
        </div>
      </div>
      <OnPaper>
        <h1 className="text-2xl">{title}</h1>
        <ComparisonTable plans={plans} rows={shown} />
        <p className="mt-3 text-sm">{text.hint}</p>
        <p className="mt-1 text-sm">{honest}</p>
      </OnPaper>
    </>
  )
}

/** Shares the comparison without the filters. Rendered in the browser only, which knows whether it can share. */
function Share({ plans }: { plans: readonly ListedPlan[] }) {
  const { title, drawer } = useMessages(messages)
  const text = useMessages(sharedMessages)
  const url = `${location.origin}${location.pathname}?compare=${plans.map(({ plan }) => plan.id).join(',')}`
  // Closing the share sheet is no error.
  const share = () => navigator.share({ title, url }).catch(() => undefined)
  return (
    <div className="mt-4 flex flex-wrap gap-3">
      <CopyButton text={url} label={text.copyLink} copied={text.copied} icon="link" />
      {'share' in navigator && (
        <button type="button" className={buttonStyle.secondary} onClick={() => void share()}>
          <Icon name="share" />
          {text.share}
        </button>
      )}
      <button type="button" className={buttonStyle.secondary} onClick={() => window.print()}>
        <Icon name="file-text" />
        {drawer.print}
      </button>
    </div>
  )
}

interface ComparisonTableProps {
  plans: readonly ListedPlan[]
  rows: readonly ComparisonRow[]
  /** Missing on paper, where nothing can be removed. */
  onRemove?: (id: string) => void
}

/** The name of a row is above its cells, so that three plans fit a narrow phone. Rows without a difference come last. */
function ComparisonTable({ plans, rows, onRemove }: ComparisonTableProps) {
  const { drawer } = useMessages(messages)
  const hasChoice = plans.length > 1
  const same = hasChoice ? rows.filter(({ differs }) => !differs) : []
  return (
    <table className="w-full table-fixed text-start text-sm sm:text-base">
      <thead>
        <tr>
          {plans.map((listed) => (
            <PlanHeading key={listed.plan.id} {...listed} onRemove={onRemove} />
          ))}
        </tr>
      </thead>
      {rows
        .filter((row) => !same.includes(row))
        .map((row) => (
          <Row key={row.label} plans={plans} row={row} />
        ))}
      {same.length > 0 && (
        <tbody>
          <tr>
            <th
              scope="colgroup"
              colSpan={plans.length}
              className="border-t border-line-strong px-2 pt-3 text-start"
            >
              {drawer.same}
            </th>
          </tr>
        </tbody>
      )}
      {same.map((row) => (
        <Row key={row.label} plans={plans} row={row} isSame />
      ))}
    </table>
  )
}

/** Stays in sight while the rows scroll. */
function PlanHeading({ plan, provider, onRemove }: ListedPlan & Pick<ComparisonTableProps, 'onRemove'>) {
  const { drawer } = useMessages(messages)
  return (
    <th scope="col" className="sticky top-0 z-[1] bg-surface p-2 text-start align-top font-normal">
      {/* On a phone the button is above, so that names need not break inside a word. */}
      <span
        className={`flex items-start justify-between gap-1 max-sm:flex-col-reverse max-sm:gap-0 ${onRemove ? 'min-h-8' : ''}`}
      >
        <span lang={provider.nameLang} className="min-w-0 font-semibold wrap-anywhere text-brand-ink">
          {provider.name}
        </span>
        {onRemove && (
          <button
            type="button"
            aria-label={drawer.remove(plan.name)}
            title={drawer.remove(plan.name)}
            onClick={() => onRemove(plan.id)}
            // 44 px to press, 32 px to see.
            className="group -my-1.5 max-sm:-mx-1.5 inline-flex size-11 shrink-0 items-center justify-center"
          >
            <span className="inline-flex size-8 items-center justify-center rounded-lg border border-line-strong group-hover:bg-hover">
              <Icon name="x" className="size-4" />
            </span>
          </button>
        )}
      </span>
      <span lang={plan.nameLang} className="block font-bold wrap-anywhere">
        {plan.name}
      </span>
    </th>
  )
}

interface RowProps extends Pick<ComparisonTableProps, 'plans'> {
  row: ComparisonRow
  isSame?: boolean
}

function Row({ plans, row: { label, cells, differs }, isSame }: RowProps) {
  const { drawer } = useMessages(messages)
  return (
    <tbody className={`border-t border-line ${isSame ? 'text-muted' : ''}`}>
      <tr>
        <th
          scope="rowgroup"
          colSpan={plans.length}
          className="px-2 pt-1.5 text-start text-sm font-normal text-muted"
        >
          {label}
        </th>
      </tr>
      <tr>
        {cells.map(({ text, lang, best }, index) => (
          <td
            key={plans[index]?.plan.id}
            lang={lang}
            className={`px-2 pb-1.5 align-top wrap-anywhere ${differs ? 'font-semibold' : ''} ${best ? 'text-good' : ''}`}
          >
            {text}
            {best && (
              <span className="flex items-center gap-1 text-sm font-bold">
                <Icon name="check" className="size-4 shrink-0" />
                {drawer[best]}
              </span>
            )}
          </td>
        ))}
      </tr>
    </tbody>
  )
}
