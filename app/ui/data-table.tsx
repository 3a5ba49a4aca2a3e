import type { ReactNode } from 'react'

export interface DataTableProps {
  /** Names the table for screen readers. */
  caption: string
  columnTitles: readonly string[]
  /** The first cell of a row names it. */
  rows: readonly (readonly ReactNode[])[]
  className?: string
}

/** Rows under the titles of their columns, one line each. */
export function DataTable({ caption, columnTitles, rows, className = '' }: DataTableProps) {
  return (
    <table className={`w-full border-collapse text-start ${className}`}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {columnTitles.map((head) => (
            <th key={head} scope="col" className="py-2 pr-4 text-start">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...others], row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no state
          <tr key={row} className="border-t border-line">
            <th scope="row" className="py-1.5 pr-4 text-start font-normal">
              {name}
            </th>
            {others.map((cell, index) => (
              <td key={columnTitles[index + 1]} className="py-1.5 pr-4">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A table that is shown on demand, in an area that scrolls. */
export function FoldedTable({ caption, ...table }: DataTableProps) {
  return (
    <details className="mt-3 rounded-lg border border-line print:not-open:hidden">
      <summary className="flex min-h-11 items-center px-3 font-semibold hover:bg-hover">{caption}</summary>
      <section
        aria-label={caption}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
        tabIndex={0}
        className="max-h-80 overflow-auto border-t border-line px-3"
      >
        <DataTable caption={caption} {...table} />
      </section>
    </details>
  )
}
