import { digitsIn } from 'bikram-sambat/digits'
import { dayText } from '#app/kit/day-text.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { messages } from '../messages.ne.ts'
import type { Entry } from '../sitemap.ts'

const cellStyle =
  'py-1.5 pe-3 max-md:flex max-md:gap-3 max-md:py-0 max-md:before:w-32 max-md:before:shrink-0 ' +
  'max-md:before:text-muted max-md:before:content-[attr(data-title)]'

/** The pages of the sitemap; on a phone each page is a block. */
export function EntryTable({ entries }: { entries: readonly Entry[] }) {
  const { sitemap: text } = useMessages(messages)
  const lang = useLang()
  const heads = [text.page, text.priority, text.frequency, text.changed]
  return (
    <table className="mt-4 w-full border-collapse text-start max-md:block">
      <caption className="pb-2 text-start max-md:block">
        <span className="font-semibold">{text.included(digitsIn(lang, entries.length))}</span>{' '}
        <span className="text-sm text-muted">{text.languages}</span>
      </caption>
      <thead className="text-sm text-muted max-md:hidden">
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col" className="pb-1 pe-3 text-start font-semibold">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {entries.map(({ path, loc, title, priority, changefreq, lastmod }) => (
          <tr key={path} className="border-t border-line align-top max-md:block max-md:py-2">
            <th scope="row" className="py-1.5 pe-3 text-start font-semibold max-md:block max-md:py-0">
              <span lang="en">{title}</span>
              <span className="block text-sm font-normal text-muted wrap-anywhere">{loc}</span>
            </th>
            <td data-title={text.priority} className={cellStyle}>
              {digitsIn(lang, priority.toFixed(1))}
            </td>
            <td data-title={text.frequency} className={cellStyle}>
              {text.frequencies[changefreq]}
            </td>
            <td data-title={text.changed} className={cellStyle}>
              {dayText(lang, lastmod)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
