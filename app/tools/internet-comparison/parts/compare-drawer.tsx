import { useEffect, useRef, useState } from 'react'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import { comparisonRows } from '../comparison.ts'
import type { ListedPlan } from '../listed-plan.ts'
import { messages } from '../messages.ne.ts'
import { ComparisonPaper } from './comparison-paper.tsx'
import { ComparisonTable } from './comparison-table.tsx'
import { ShareComparison } from './share-comparison.tsx'

interface CompareDrawerProps {
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
  const text = useMessages(messages).drawer
  const lang = useLang()
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
      <div className="overflow-y-auto p-4">
        {plans.length > 1 && (
          <label className="mb-2 flex min-h-11 w-fit items-center gap-2 font-semibold">
            <input
              type="checkbox"
              checked={onlyDifferences}
              onChange={(event) => setOnlyDifferences(event.target.checked)}
              className="size-5 accent-brand"
            />
            {text.onlyDifferences}
          </label>
        )}
        <ComparisonTable plans={plans} rows={shown} onRemove={onRemove} />
        {shown.length === 0 && <p className="mt-3">{text.noDifference}</p>}
        <p className="mt-3 text-sm text-muted">{text.hint}</p>
        <ShareComparison plans={plans} />
      </div>
      <ComparisonPaper plans={plans} rows={shown} />
    </>
  )
}
