export interface ChartTableProps {
  name: string
  heads: readonly string[]
  rows: readonly (readonly string[])[]
}

/** The values of a chart as a table, shown on demand. */
export function ChartTable({ name, heads, rows }: ChartTableProps) {
  return (
    <details className="mt-3 rounded-lg border border-line">
      <summary className="flex min-h-11 items-center px-3 font-semibold hover:bg-hover">{name}</summary>
      <section
        aria-label={name}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
        tabIndex={0}
        className="max-h-80 overflow-auto border-t border-line px-3"
      >
        <table className="w-full border-collapse text-start">
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col" className="py-2 pr-4 text-start">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row[0]} className="border-t border-line">
                {row.map((cell, column) => (
                  <td key={heads[column]} className="py-1.5 pr-4">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}
