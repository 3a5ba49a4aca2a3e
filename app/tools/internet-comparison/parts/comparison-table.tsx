import { useMessages } from '#app/platform/i18n/use-language.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { ComparisonRow } from '../comparison.ts'
import type { ListedPlan } from '../listed-plan.ts'
import { messages } from '../messages.ne.ts'

interface ComparisonTableProps {
  plans: readonly ListedPlan[]
  rows: readonly ComparisonRow[]
  /** Missing on paper, where nothing can be removed. */
  onRemove?: (id: string) => void
}

/** The name of a row is above its cells, so that three plans fit a narrow phone. */
export function ComparisonTable({ plans, rows, onRemove }: ComparisonTableProps) {
  const { drawer } = useMessages(messages)
  return (
    <table className="w-full table-fixed text-start text-sm sm:text-base">
      <thead>
        <tr>
          {plans.map(({ plan, provider }) => (
            <th key={plan.id} scope="col" className="p-2 text-start align-top font-normal">
              <span lang={provider.nameLang} className="block font-semibold text-brand-ink">
                {provider.name}
              </span>
              <span lang={plan.nameLang} className="block font-bold wrap-anywhere">
                {plan.name}
              </span>
              {onRemove && (
                <button
                  type="button"
                  aria-label={drawer.remove(plan.name)}
                  title={drawer.remove(plan.name)}
                  onClick={() => onRemove(plan.id)}
                  className="mt-1 inline-flex size-11 items-center justify-center rounded-lg border border-line-strong hover:bg-hover"
                >
                  <Icon name="x" />
                </button>
              )}
            </th>
          ))}
        </tr>
      </thead>
      {rows.map(({ label, cells, differs }) => (
        <tbody key={label} className={`border-t border-line ${differs ? 'bg-brand-soft' : ''}`}>
          <tr>
            <th
              scope="rowgroup"
              colSpan={plans.length}
              className="px-2 pt-1.5 text-start text-sm font-normal"
            >
              <span className={differs ? '' : 'text-muted'}>{label}</span>
              {differs && <strong className="ms-2 text-brand-ink">≠ {drawer.differs}</strong>}
            </th>
          </tr>
          <tr>
            {cells.map((cell, index) => (
              <td
                key={plans[index]?.plan.id}
                lang={cell.lang}
                className={`px-2 pb-1.5 align-top wrap-anywhere ${differs ? 'font-semibold' : ''}`}
              >
                {cell.text}
              </td>
            ))}
          </tr>
        </tbody>
      ))}
    </table>
  )
}
