import { digitsIn, onlyDigits } from '@chautari/bikram-sambat/digits'
import { useMessages, useTexts } from '#app/platform/i18n/use-language.ts'
import { carrierRecord } from '#app/records/carriers/schema.ts'
import { fieldStyle } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { CustomField } from '../kit/fields.tsx'
import { RecordScreen } from '../kit/record-screen.tsx'
import { messages } from './messages.ne.ts'

/** ADM-07. */
export default function CarriersScreen() {
  return (
    <RecordScreen
      path="admin-carriers"
      collection="carriers"
      record={carrierRecord}
      text={useMessages(messages)}
      controls={{ prefixes: <PrefixField /> }}
    />
  )
}

/** ADM-07: a row for each prefix, and one for the next. */
function PrefixField() {
  const [text, lang] = useTexts(messages)
  return (
    <CustomField name="prefixes">
      {({ control, value, set }) => {
        const prefixes = Array.isArray(value) ? value : []
        return (
          <ul className="mt-1 flex flex-wrap gap-2">
            {prefixRows(prefixes).map((prefix, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is identified by its position
              <li key={row} className="flex">
                <input
                  {...control}
                  id={undefined}
                  aria-label={text.prefix(digitsIn(lang, row + 1))}
                  type="text"
                  inputMode="numeric"
                  autoComplete="off"
                  value={prefix}
                  onChange={({ target }) => set(withTyped(prefixes, row, target.value))}
                  className={`${fieldStyle} w-20!`}
                />
                {row < prefixes.length && (
                  <button
                    type="button"
                    aria-label={text.removePrefix(prefix || digitsIn(lang, row + 1))}
                    className="flex size-11 items-center justify-center rounded-lg hover:bg-hover"
                    onClick={() => set(withoutRow(prefixes, row))}
                  >
                    <Icon name="x" className="size-4" />
                  </button>
                )}
              </li>
            ))}
          </ul>
        )
      }}
    </CustomField>
  )
}

const longest = 3

/** The rows of the form: one for each prefix, and an empty one for the next. */
export function prefixRows(prefixes: readonly string[]): readonly string[] {
  return [...prefixes, '']
}

/** ADM-07: the typed text as at most three digits. */
export function withTyped(prefixes: readonly string[], row: number, typed: string): readonly string[] {
  return withoutEmptyEnd(prefixRows(prefixes).with(row, onlyDigits(typed).slice(0, longest)))
}

export function withoutRow(prefixes: readonly string[], row: number): readonly string[] {
  return withoutEmptyEnd(prefixes.toSpliced(row, 1))
}

/** An empty row between others stays while the form is edited; the schema drops it. */
function withoutEmptyEnd(rows: readonly string[]): readonly string[] {
  return rows.slice(0, rows.findLastIndex((prefix) => prefix !== '') + 1)
}
