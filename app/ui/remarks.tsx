import type { RemarkWords } from '#app/lib/statement.ts'
import { Icon } from './icon.tsx'

interface RemarksProps {
  remarks: readonly (RemarkWords & { kind: string })[]
  /** Chips where there is little room; sentences where the value is explained. */
  as: 'chips' | 'sentences'
  className?: string
}

/** What has to be said beside a value. Draws nothing where there is nothing to say. */
export function Remarks({ remarks, as, className = '' }: RemarksProps) {
  if (remarks.length === 0) return null
  const isChip = as === 'chips'
  return (
    <ul className={`${isChip ? 'flex flex-wrap gap-1.5' : 'grid gap-1'} ${className}`}>
      {remarks.map(({ kind, chip, text }) => (
        <li
          key={text}
          data-remark={kind}
          title={isChip ? text : undefined}
          className={
            isChip
              ? 'rounded-full border border-line-strong px-2 py-0.5 text-[0.8125rem]/normal font-semibold'
              : 'flex items-start gap-2 text-sm'
          }
        >
          {!isChip && <Icon name="warning" className="mt-0.5 size-4 shrink-0 text-simrik" />}
          {isChip ? chip : text}
        </li>
      ))}
    </ul>
  )
}
