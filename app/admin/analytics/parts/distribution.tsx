import { digitsIn } from 'bikram-sambat/digits'
import { groupedNumber } from '#app/kit/nepali-grouping.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { eventName } from '../event-name.ts'
import { type Counts, sharesOf } from '../figures.ts'
import { messages } from '../messages.ne.ts'
import { Nothing, Panel } from './panel.tsx'

/** ADM-20: the most used tools, each with a bar and its figures in one row. */
export function Distribution({ counts }: { counts: Counts }) {
  const text = useMessages(messages)
  const lang = useLang()
  const { title, empty, tool, count: countHead, share } = text.distribution
  const shares = sharesOf(counts)
  return (
    <Panel title={title}>
      {shares.length === 0 ? (
        <Nothing>{empty}</Nothing>
      ) : (
        <table className="w-full border-collapse">
          <thead className="text-sm text-muted">
            <tr>
              <th scope="col" className="pb-1 text-start font-semibold">
                {tool}
              </th>
              <th scope="col" className="pb-1 text-end font-semibold">
                {countHead}
              </th>
              <th scope="col" className="w-16 pb-1 text-end font-semibold">
                {share}
              </th>
            </tr>
          </thead>
          <tbody>
            {shares.map(({ name, count, percent, length }) => (
              <tr key={name} className="border-t border-line align-top">
                <th scope="row" className="py-2 pe-3 text-start font-semibold">
                  {eventName(lang, name, text)}
                  <span className="block text-sm font-normal text-muted">{name}</span>
                  <Bar length={length} />
                </th>
                <td className="py-2 text-end">{groupedNumber(lang, count)}</td>
                <td className="py-2 ps-2 text-end">{digitsIn(lang, percent)}%</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  )
}

function Bar({ length }: { length: number }) {
  return (
    <svg aria-hidden="true" className="mt-1 block h-2 w-full overflow-visible">
      <rect width="100%" height="100%" rx="4" className="fill-hover" />
      <rect width={`${Math.max(length * 100, 1)}%`} height="100%" rx="4" className="fill-brand" />
    </svg>
  )
}
