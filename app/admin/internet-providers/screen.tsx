import type * as z from 'zod/mini'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { providerRecord } from '#app/records/internet-providers/schema.ts'
import { linkStyle } from '../kit/buttons.tsx'
import { RecordScreen } from '../kit/record-screen.tsx'
import { messages } from './messages.ne.ts'

/** ADM-08. */
export default function InternetProvidersScreen() {
  const text = useMessages(messages)
  return (
    <RecordScreen<z.output<typeof providerRecord.stored>>
      path="admin-internet-providers"
      collection="providers"
      record={providerRecord}
      text={{ ...text, hints: { ...text.hints, website_url: text.websiteHint('https://') } }}
      cells={{ website_url: ({ website_url }) => <WebsiteLink url={website_url} /> }}
    />
  )
}

function WebsiteLink({ url }: { url: string | null }) {
  if (!url) return null
  return (
    <a href={url} target="_blank" rel="noreferrer" className={`${linkStyle} wrap-break-word`}>
      {URL.parse(url)?.hostname.replace(/^www\./, '') ?? url}
    </a>
  )
}
