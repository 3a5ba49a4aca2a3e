import { digitsIn } from 'bikram-sambat-calendar/digits'
import type * as z from 'zod/mini'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { carrierRecord } from '#app/records/carriers/schema.ts'
import { Icon } from '#app/ui/icon.tsx'
import { RecordScreen } from '../records/record-screen.tsx'
import { messages } from './messages.ne.ts'
import { PrefixField } from './prefix-field.tsx'

/** ADM-07. */
export default function CarriersScreen() {
  const lang = useLang()
  return (
    <RecordScreen<z.output<typeof carrierRecord.stored>>
      path="admin-carriers"
      many="carriers"
      record={carrierRecord}
      text={useMessages(messages)}
      cells={{
        name: ({ name, icon_name }) => (
          <span className="flex items-center gap-3">
            <Icon name={icon_name} fallback="phone" />
            {name}
          </span>
        ),
        prefixes: ({ prefixes }) => digitsIn(lang, prefixes.join(', ')),
      }}
      own={{ prefixes: <PrefixField /> }}
    />
  )
}
