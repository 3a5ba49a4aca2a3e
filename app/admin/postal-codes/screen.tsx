import { useTexts } from '#app/platform/i18n/use-language.ts'
import { districtSpellings, officeDistrict, provinces } from '#app/records/postal-codes/districts.ts'
import { postalRecord } from '#app/records/postal-codes/schema.ts'
import { RecordScreen } from '../kit/record-screen.tsx'
import { messages } from './messages.ne.ts'

/** The post offices of the list, by their codes. */
export default function PostalCodesScreen() {
  const [text, lang] = useTexts(messages)
  const districtIn = (spelling: string) =>
    lang === 'ne' ? `${officeDistrict(spelling).ne} (${spelling})` : spelling
  const district = Object.fromEntries(districtSpellings.map((spelling) => [spelling, districtIn(spelling)]))
  const provinceNames = Object.fromEntries(provinces.map((province) => [province.number, province[lang]]))
  return (
    <RecordScreen
      path="admin-postal-codes"
      collection="offices"
      sort="code"
      record={postalRecord}
      text={{
        ...text,
        options: { ...text.options, district },
        filters: { province: { label: text.province, values: provinceNames } },
      }}
    />
  )
}
