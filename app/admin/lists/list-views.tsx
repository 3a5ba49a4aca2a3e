import { useMessages } from '#app/platform/i18n/use-language.ts'
import { Chips } from '#app/ui/chips.tsx'
import { messages } from './messages.ne.ts'
import { addressOf, type ListView, readView, type Viewed } from './use-list.ts'

interface ListViewsProps {
  list: Viewed
  /** Views of the section, besides that of all rows. */
  views: readonly { title: string; filters: ListView['filters'] }[]
}

/** Views of the section. One with other filters is an address, which a browser can bookmark. */
export function ListViews({ list: { view, source, setView }, views }: ListViewsProps) {
  const text = useMessages(messages)
  const current = addressOf(view, source)
  return (
    <div className="mb-3">
      <Chips
        label={text.views}
        chips={[{ title: text.all, filters: {} }, ...views].map(({ title, filters }) => {
          const address = addressOf({ q: '', sort: source.sort, filters }, source)
          return {
            key: address,
            label: title,
            isCurrent: address === current,
            onChoose: () => setView(readView(new URLSearchParams(address), source)),
          }
        })}
      />
    </div>
  )
}
