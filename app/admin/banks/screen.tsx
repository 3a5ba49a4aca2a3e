import type * as z from 'zod/mini'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { bankRecord } from '#app/records/banks/schema.ts'
import { NameWithLogo, type WithLogo } from '../lists/name-with-logo.tsx'
import { RecordScreen } from '../records/record-screen.tsx'
import { messages } from './messages.ne.ts'

type BankRow = z.output<typeof bankRecord.stored> & WithLogo

/** ADM-06. */
export default function BanksScreen() {
  return (
    <RecordScreen<BankRow>
      path="admin-banks"
      many="banks"
      record={bankRecord}
      text={useMessages(messages)}
      cells={{ name: (bank) => <NameWithLogo {...bank} /> }}
    />
  )
}
