import { digitsIn } from 'bikram-sambat/digits'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { fieldStyle } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { OwnField } from '../forms/fields.tsx'
import { messages } from './messages.ne.ts'
import { prefixRows, withoutRow, withTyped } from './prefix-rows.ts'

/** ADM-07: a row for each prefix, and one for the next. */
export function PrefixField() {
  const text = useMessages(messages)
  const lang = useLang()
  return (
    <OwnField name="prefixes" hint={text.prefixHint}>
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
    </OwnField>
  )
}
