import { digitsIn } from 'bikram-sambat-calendar/digits'
import type * as z from 'zod/mini'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { districtSpellings, officeDistrict } from '#app/records/postal-codes/districts.ts'
import { postalRecord } from '#app/records/postal-codes/schema.ts'
import { RecordScreen } from '../records/record-screen.tsx'
import { messages } from './messages.ne.ts'

/** The post offices of the list, by their codes. */
export default function PostalCodesScreen() {
  const text = useMessages(messages)
  const lang = useLang()
  const districtIn = (spelling: string) =>
    lang === 'ne' ? `${officeDistrict(spelling).ne} (${spelling})` : spelling
  const district = Object.fromEntries(districtSpellings.map((spelling) => [spelling, districtIn(spelling)]))
  return (
    <RecordScreen<z.output<typeof postalRecord.stored>>
      path="admin-postal-codes"
      many="offices"
      sort="code"
      record={postalRecord}
      text={{ ...text, options: { ...text.options, district } }}
      cells={{
        code: ({ code }) => digitsIn(lang, code),
        district: (row) => districtIn(row.district),
        office_type: ({ office_type }) => <span lang="en">{office_type}</span>,
      }}
    />
  )
}
