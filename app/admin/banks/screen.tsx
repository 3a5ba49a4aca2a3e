import { useMessages } from '#app/platform/i18n/use-language.ts'
import { bankRecord } from '#app/records/banks/schema.ts'
import { RecordScreen } from '../records/record-screen.tsx'
import { messages } from './messages.ne.ts'

/** ADM-06. */
export default function BanksScreen() {
  return <RecordScreen path="admin-banks" many="banks" record={bankRecord} text={useMessages(messages)} />
}
