import { useMessages } from '#app/platform/i18n/use-language.ts'
import { bankRecord } from '#app/records/banks/schema.ts'
import { RecordScreen } from '../kit/record-screen.tsx'
import { messages } from './messages.ne.ts'

/** ADM-06. */
export default function BanksScreen() {
  return (
    <RecordScreen path="admin-banks" collection="banks" record={bankRecord} text={useMessages(messages)} />
  )
}
