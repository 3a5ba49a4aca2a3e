import { digitsIn } from 'bikram-sambat/digits'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import { messages } from '../messages.ne.ts'
import { pinnedNumbers, telHref } from '../services.ts'
import { path as toolPath } from '../tool.ts'
import { recordCall } from './record-call.ts'

/** Help for a search that finds nothing. */
export function NoResult({ onClear }: { onClear: () => void }) {
  const text = useMessages(messages)
  const lang = useLang()
  return (
    <section aria-labelledby="nothing" className="mt-6 rounded-2xl border border-line bg-surface p-5">
      <h2 id="nothing" className="text-xl">
        {text.nothing}
      </h2>
      <p className="mt-2">{text.nothingAdvice}</p>
      <ul className="mt-3 flex flex-wrap gap-2">
        {pinnedNumbers.map((number) => (
          <li key={number}>
            <a href={telHref(number)} onClick={recordCall} className={buttonStyle.secondary}>
              <Icon name="phone" />
              {digitsIn(lang, number)} {text.pinnedNames[number]}
            </a>
          </li>
        ))}
      </ul>
      {/* Without JavaScript the link loads the whole list from the server. */}
      <AppLink
        to={toolPath}
        onClick={(event) => {
          event.preventDefault()
          onClear()
          document.getElementById('service-search')?.focus()
        }}
        className={`${buttonStyle.primary} mt-4`}
      >
        {text.clear}
      </AppLink>
    </section>
  )
}
