import { digitsIn } from 'bikram-sambat-calendar/digits'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import type { PostalPage } from '../districts.ts'
import { messages } from '../messages.ne.ts'
import { path as toolPath } from '../tool.ts'

/** Where to begin: large cities with the codes of their head offices. */
export function StartLinks({ towns }: Pick<PostalPage, 'towns'>) {
  const text = useMessages(messages)
  const lang = useLang()
  return (
    <ul
      aria-label={text.headOffices}
      className="no-print mt-3 flex flex-wrap gap-2 [&_a]:flex [&_a]:min-h-11 [&_a]:items-center [&_a]:gap-2 [&_a]:rounded-full [&_a]:border [&_a]:border-line-strong [&_a]:bg-surface [&_a]:px-3 [&_a]:text-ink [&_a]:no-underline hover:[&_a]:bg-hover"
    >
      {towns.map(({ code, ...name }) => (
        <li key={code}>
          <AppLink to={`${toolPath}?q=${code}#results`}>
            {name[lang]} <strong>{digitsIn(lang, code)}</strong>
          </AppLink>
        </li>
      ))}
    </ul>
  )
}
