import { digitsIn } from 'bikram-sambat-calendar/digits'
import { memo } from 'react'
import type { Lang } from '#app/lib/language.ts'
import { WrongLink } from '#app/platform/corrections/wrong-link.tsx'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { addressLine, type PostOffice } from '#app/records/postal-codes/post-offices.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { PostalDistrict } from '../districts.ts'
import { type ListState, type SortColumn, sortColumns } from '../list-state.ts'
import type { PostalMessages } from '../messages.en.ts'
import { messages } from '../messages.ne.ts'

interface OfficeTableProps {
  offices: readonly PostOffice[]
  districts: ReadonlyMap<string, PostalDistrict>
  state: ListState
  onSort: (part: Pick<ListState, 'sort' | 'descending'>) => void
  onCopy: (text: string) => void
}

/** A table on a wide screen, on a phone a list of cards with the same cells. */
export function OfficeTable({ offices, districts, state, onSort, onCopy }: OfficeTableProps) {
  const text = useMessages(messages)
  const lang = useLang()
  return (
    <table
      aria-labelledby="results-heading"
      className="w-full border-collapse max-sm:block print:table print:text-xs"
    >
      <thead className="max-sm:block print:table-header-group">
        <tr className="max-sm:flex max-sm:gap-x-1 max-sm:overflow-x-auto max-sm:text-sm max-sm:whitespace-nowrap print:table-row">
          {sortColumns.map((column) => (
            <SortHeader key={column} column={column} state={state} onSort={onSort} />
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block print:table-row-group">
        {offices.map((office) => (
          <OfficeRow
            key={office.code}
            office={office}
            district={districts.get(office.district)?.name[lang] ?? office.district}
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
        className="inline-flex min-h-11 items-center gap-1 rounded-lg pe-2 font-semibold hover:text-brand-ink print:min-h-0"
      >
        {columns[column]}
        <Icon
          name="arrow-up"
          className={`size-4 print:hidden ${sorted ? '' : 'invisible max-sm:hidden'} ${state.descending ? 'rotate-180' : ''}`}
        />
      </button>
    </th>
  )
}

interface OfficeRowProps {
  office: PostOffice
  /** In the language of the page. */
  district: string
  lang: Lang
  text: PostalMessages
  onCopy: (text: string) => void
}

const cell = 'py-1.5 pe-3 text-start max-sm:block max-sm:p-0 print:table-cell print:py-0.5'

const OfficeRow = memo(function OfficeRow({ office, district, lang, text, onCopy }: OfficeRowProps) {
  const { code, name, nameNe, type } = office
  const isNepali = lang === 'ne' && nameNe !== undefined
  const line = addressLine(office)
  const copyButton = (icon: string, label: string, copied: string) => (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={() => onCopy(copied)}
      className="inline-flex size-11 items-center justify-center rounded-lg text-brand-ink hover:bg-hover noscript:hidden print:hidden"
    >
      <Icon name={icon} />
    </button>
  )
  return (
    <tr className="border-t border-line [contain-intrinsic-size:auto_5rem] max-sm:[content-visibility:auto] max-sm:grid max-sm:grid-cols-[1fr_auto] max-sm:gap-x-2 max-sm:py-2 print:table-row">
      <td className={`${cell} max-sm:row-start-3 max-sm:text-sm max-sm:text-muted`}>
        {district}
        {lang === 'ne' && (
          <span lang="en" className="text-sm text-muted">
            {' '}
            ({office.district})
          </span>
        )}
      </td>
      <td lang={isNepali ? undefined : 'en'} className={`${cell} font-semibold max-sm:row-start-1`}>
        {isNepali ? (
          <>
            {nameNe} <span lang="en">{`(${name})`}</span>
          </>
        ) : (
          name
        )}
      </td>
      <td className={`${cell} whitespace-nowrap max-sm:col-start-2 max-sm:row-span-3 max-sm:row-start-1`}>
        <span className="inline-flex items-center">
          <strong className="me-1 text-xl print:text-xs">{digitsIn(lang, code)}</strong>
          {copyButton('clipboard', text.copyCode(digitsIn(lang, code)), code)}
          {copyButton('mail', text.copyAddress(line), line)}
        </span>
      </td>
      <td className={`${cell} max-sm:row-start-2 max-sm:text-sm`}>
        {text.shortTypes[type] ?? type}{' '}
        <WrongLink about={`postal:${code}`} name={isNepali ? nameNe : name} className="-my-2.5 min-h-11" />
      </td>
    </tr>
  )
})
