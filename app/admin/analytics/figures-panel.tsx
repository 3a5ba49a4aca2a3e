import type { ReactNode } from 'react'
import { Card } from '#app/ui/card.tsx'

interface PanelProps {
  title: string
  text?: string
  className?: string
  children: ReactNode
}

/** A titled part of the screen. */
export function Panel({ title, text, className = '', children }: PanelProps) {
  return (
    <Card title={title} titleClass="text-lg" className={`min-w-0 ${className}`}>
      {text && <p className="text-sm text-muted">{text}</p>}
      <div className="mt-3">{children}</div>
    </Card>
  )
}

export function Nothing({ children }: { children: string }) {
  return <p className="py-6 text-center text-muted">{children}</p>
}

interface FiguresPanelProps {
  title: string
  /** How the figures are counted. */
  text?: string
  /** In place of a table without rows. */
  empty: string
  columnTitles: readonly string[]
  rows: readonly (readonly [key: string, name: ReactNode, ...figures: string[]])[]
}

/** A table of figures, each at the end of its cell. */
export function FiguresPanel({ title, text, empty, columnTitles, rows }: FiguresPanelProps) {
  return (
    <Panel title={title} text={text}>
      {rows.length === 0 ? (
        <Nothing>{empty}</Nothing>
      ) : (
        <table className="w-full border-collapse">
          <caption className="sr-only">{title}</caption>
          <thead className="text-sm text-muted">
            <tr>
              {columnTitles.map((head) => (
                <th
                  key={head}
                  scope="col"
                  className="ps-2 pb-1 text-end font-semibold first:ps-0 first:text-start"
                >
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([key, name, ...figures]) => (
              <tr key={key} className="border-t border-line align-top">
                <th scope="row" className="py-2 pe-3 text-start font-semibold wrap-anywhere">
                  {name}
                </th>
                {figures.map((figure, index) => (
                  <td key={columnTitles[index + 1]} className="py-2 ps-2 text-end">
                    {figure}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  )
}

interface NamedValueProps {
  name: string
  /** What is stored, where it says more than the name. */
  stored?: string | undefined
  /** Of its bar, 0 to 1 of the longest. */
  length: number
}

/** The name of a row with its bar. */
export function NamedValue({ name, stored, length }: NamedValueProps) {
  return (
    <>
      {name}
      {stored !== undefined && <span className="block text-sm font-normal text-muted">{stored}</span>}
      <svg aria-hidden="true" className="mt-1 block h-2 w-full overflow-visible">
        <rect width="100%" height="100%" rx="4" className="fill-hover" />
        <rect width={`${Math.max(length * 100, 1)}%`} height="100%" rx="4" className="fill-brand" />
      </svg>
    </>
  )
}
