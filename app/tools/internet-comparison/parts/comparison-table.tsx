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

/** The name of a row is above its cells, so that three plans fit a narrow phone. Rows without a difference come last. */
export function ComparisonTable({ plans, rows, onRemove }: ComparisonTableProps) {
  const { drawer } = useMessages(messages)
  const hasChoice = plans.length > 1
  const same = hasChoice ? rows.filter(({ differs }) => !differs) : []
  return (
    <table className="w-full table-fixed text-start text-sm sm:text-base">
      <thead>
        <tr>
          {plans.map((listed) => (
            <PlanHeading key={listed.plan.id} listed={listed} onRemove={onRemove} />
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

interface PlanHeadingProps extends Pick<ComparisonTableProps, 'onRemove'> {
  listed: ListedPlan
}

/** Stays in sight while the rows scroll. */
function PlanHeading({ listed: { plan, provider }, onRemove }: PlanHeadingProps) {
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
