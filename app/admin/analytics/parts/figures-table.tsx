import type { ReactNode } from 'react'

/** `length`: 0 to 1 of the longest. */
export function Bar({ length }: { length: number }) {
  return (
    <svg aria-hidden="true" className="mt-1 block h-2 w-full overflow-visible">
      <rect width="100%" height="100%" rx="4" className="fill-hover" />
      <rect width={`${Math.max(length * 100, 1)}%`} height="100%" rx="4" className="fill-brand" />
    </svg>
  )
}

interface FiguresTableProps {
  caption: string
  heads: readonly string[]
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
}

/** Figures at the end of their cells, below heads. */
export function FiguresTable({ caption, heads, rows }: FiguresTableProps) {
  return (
    <table className="w-full border-collapse">
      <caption className="sr-only">{caption}</caption>
      <thead className="text-sm text-muted">
        <tr>
          {heads.map((head, column) => (
            <th key={head} scope="col" className={`pb-1 font-semibold ${sideOf(column)}`}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [name, ...cells] }) => (
          <tr key={key} className="border-t border-line align-top">
            <th scope="row" className="py-2 pe-3 text-start font-semibold wrap-anywhere">
              {name}
            </th>
            {cells.map((cell, column) => (
              <td key={heads[column + 1]} className="py-2 ps-2 text-end">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const sideOf = (column: number) => (column === 0 ? 'text-start' : 'ps-2 text-end')
