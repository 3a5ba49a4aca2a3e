import { digitsIn } from '@chautari/bikram-sambat/digits'
import { memo } from 'react'
import type { Lang } from '#app/lib/language.ts'
import { WrongLink } from '#app/platform/corrections/wrong-link.tsx'
import { useMessages, useTexts } from '#app/platform/i18n/use-language.ts'
import { addressLine, type PostOffice } from '#app/records/postal-codes/post-offices.ts'
import { Icon } from '#app/ui/icon.tsx'
import { type ListState, type SortColumn, sortColumns } from '../list-state.ts'
import type { PostalMessages } from '../messages.en.ts'
import { messages } from '../messages.ne.ts'

interface OfficeTableProps {
  offices: readonly PostOffice[]
  districts: ReadonlyMap<string, string>
  state: ListState
  onSort: (part: Pick<ListState, 'sort' | 'descending'>) => void
  onCopy: (text: string) => void
}

// Said once, and not in each of up to 917 rows. A phone has the name and code of an office above its type and district.
const rowStyles = [
  'max-sm:block print:table-row-group [&_tr]:border-t [&_tr]:border-line [&_tr]:[contain-intrinsic-size:auto_5rem] max-sm:[&_tr]:grid max-sm:[&_tr]:grid-cols-[1fr_auto] max-sm:[&_tr]:gap-x-2 max-sm:[&_tr]:py-1 max-sm:[&_tr]:[content-visibility:auto] print:[&_tr]:table-row',
  '[&_td]:py-0.5 [&_td]:pe-3 max-sm:[&_td]:p-0 print:[&_td]:table-cell',
  'max-sm:[&_td:nth-child(1)]:row-start-2 max-sm:[&_td:nth-child(1)]:text-sm [&_td:nth-child(2)]:font-semibold max-sm:[&_td:nth-child(2)]:row-start-1 max-sm:[&_td:nth-child(2)]:self-end [&_td:nth-child(3)]:whitespace-nowrap max-sm:[&_td:nth-child(3)]:row-span-2 max-sm:[&_td:nth-child(3)]:row-start-1 max-sm:[&_td:nth-child(4)]:col-span-2 max-sm:[&_td:nth-child(4)]:text-sm',
  '[&_strong]:me-1 [&_strong]:text-xl print:[&_strong]:text-xs',
  '[&_button]:inline-flex [&_button]:min-h-11 [&_button]:min-w-11 [&_button]:items-center [&_button]:justify-center [&_button]:rounded-lg [&_button]:text-brand-ink hover:[&_button]:bg-hover noscript:[&_button]:hidden! print:[&_button]:hidden',
  "[&_summary]:flex [&_summary]:min-h-11 [&_summary]:items-center [&_summary]:gap-1 [&_summary]:after:content-['▾'] [&_[open]_summary]:after:rotate-180 print:[&_summary]:min-h-0 print:[&_summary]:after:hidden",
].join(' ')

/** A table on a wide screen, on a phone a list with the same cells. */
export function OfficeTable({ offices, districts, state, onSort, onCopy }: OfficeTableProps) {
  const [text, lang] = useTexts(messages)
  return (
    <table
      aria-labelledby="results-heading"
      className="w-full border-collapse max-sm:block print:table print:text-xs"
    >
      <thead className="max-sm:block print:table-header-group">
        <tr className="text-start max-sm:flex max-sm:justify-between max-sm:gap-x-1 max-sm:text-[0.8125rem] max-sm:leading-tight print:table-row">
          {sortColumns.map((column) => (
            <SortHeader key={column} column={column} state={state} onSort={onSort} />
          ))}
        </tr>
      </thead>
      <tbody className={rowStyles}>
        {offices.map((office) => (
          <OfficeRow
            key={office.code}
            office={office}
            district={districts.get(office.district) ?? office.district}
            lang={lang}
            text={text}
            onCopy={onCopy}
          />
        ))}
      </tbody>
    </table>
  )
}

interface SortHeaderProps extends Pick<OfficeTableProps, 'state' | 'onSort'> {
  column: SortColumn
}

/** Sorts by its column, and the other way round when it does already. Without JavaScript it sends the form. */
function SortHeader({ column, state, onSort }: SortHeaderProps) {
  const { columns } = useMessages(messages)
  const sorted = state.sort === column
  const order = state.descending ? 'descending' : 'ascending'
  return (
    <th
      scope="col"
      aria-sort={sorted ? order : undefined}
      className="text-start max-sm:block print:table-cell"
    >
      <button
        type="submit"
        form="postal-search"
        name="sort"
        value={column}
        onClick={(event) => {
          event.preventDefault()
          onSort({ sort: column, descending: sorted && !state.descending })
        }}
        className="inline-flex min-h-11 items-center gap-1 rounded-lg text-start font-semibold hover:text-brand-ink print:min-h-0"
      >
        {columns[column]}
        {sorted && (
          <Icon
            name="arrow-up"
            className={`size-4 shrink-0 print:hidden ${state.descending ? 'rotate-180' : ''}`}
          />
        )}
      </button>
    </th>
  )
}

interface OfficeRowProps {
  office: PostOffice
  /** In Nepali. */
  district: string
  lang: Lang
  text: PostalMessages
  onCopy: (text: string) => void
}

/** Its type opens what is seldom wanted: the address to copy, and the form that reports a mistake. */
const OfficeRow = memo(function OfficeRow({ office, district, lang, text, onCopy }: OfficeRowProps) {
  const { code, name, nameNe, type } = office
  const isNepali = lang === 'ne' && nameNe !== undefined
  const line = addressLine(office)
  const copyCode = text.copyCode(digitsIn(lang, code))
  return (
    <tr>
      <td>{lang === 'ne' ? `${district} (${office.district})` : office.district}</td>
      <td lang={isNepali ? undefined : 'en'}>
        {isNepali ? (
          <>
            {nameNe} <span lang="en">{`(${name})`}</span>
          </>
        ) : (
          name
        )}
      </td>
      <td>
        <strong>{digitsIn(lang, code)}</strong>
        <button type="button" aria-label={copyCode} title={copyCode} onClick={() => onCopy(code)}>
          <Icon name="clipboard" />
        </button>
      </td>
      <td>
        <details>
          <summary>{text.shortTypes[type] ?? type}</summary>
          <button type="button" title={line} className="me-6 underline" onClick={() => onCopy(line)}>
            {text.address}
          </button>
          <WrongLink about={`postal:${code}`} name={isNepali ? nameNe : name} />
        </details>
      </td>
    </tr>
  )
})
