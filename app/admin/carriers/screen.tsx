import { useMessages } from '#app/platform/i18n/use-language.ts'
import { carrierRecord } from '#app/records/carriers/schema.ts'
import { RecordScreen } from '../kit/record-screen.tsx'
import { messages } from './messages.ne.ts'
import { PrefixField } from './prefix-field.tsx'

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
