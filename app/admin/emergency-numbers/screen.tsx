import type * as z from 'zod/mini'
import { useTexts } from '#app/platform/i18n/use-language.ts'
import { categories, categoryIds } from '#app/records/emergency-numbers/number.ts'
import { emergencyRecord } from '#app/records/emergency-numbers/schema.ts'
import { RecordScreen } from '../kit/record-screen.tsx'
import { messages } from './messages.ne.ts'

/** The entries of the emergency page. */
export default function EmergencyNumbersScreen() {
  const [text, lang] = useTexts(messages)
  const category = Object.fromEntries(categoryIds.map((id) => [id, categories[id].title[lang]]))
  return (
    <RecordScreen<z.output<typeof emergencyRecord.stored>>
      path="admin-emergency-numbers"
      collection="numbers"
      record={emergencyRecord}
      text={{ ...text, options: { ...text.options, category } }}
      cells={{ category: (row) => categories[row.category].short[lang] }}
    />
  )
}
