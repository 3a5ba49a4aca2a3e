import { digitsIn } from '@chautari/bikram-sambat/digits'
import type { ReactNode } from 'react'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useMessages, useTexts } from '#app/platform/i18n/use-language.ts'
import type { NearName } from '#app/records/postal-codes/found-places.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { cardStyle } from '#app/ui/card.tsx'
import { type ListState, type PostalPage, searchOf } from '../list-state.ts'
import { messages } from '../messages.ne.ts'
import { path as toolPath } from '../tool.ts'

interface NoOfficesProps extends Pick<PostalPage, 'towns'> {
  /** The names nearest to what was typed. */
  near: readonly NearName[]
  state: ListState
  /** How many offices the query finds in all districts. */
  elsewhere: number
  onClear: () => void
}

/** Nothing was found: what may be meant, or where to begin. */
export function NoOffices({ towns, near, state, elsewhere, onClear }: NoOfficesProps) {
  const [text, lang] = useTexts(messages)
  const leads = elsewhere > 0 || near.length > 0
  return (
    <div className={`${cardStyle} mt-2 p-4 sm:p-6`}>
      <h3 className="text-xl">{text.noResults}</h3>
      {elsewhere > 0 && (
        <QueryLink query={state.query}>{text.elsewhere(digitsIn(lang, elsewhere))}</QueryLink>
      )}
      {near.length > 0 && (
        <>
          <p className="mt-2 font-semibold">{text.near}</p>
          <ul className="flex flex-wrap gap-x-2">
            {near.map(({ name, office }) => (
              <li key={name}>
                <QueryLink query={name}>
                  {name}
                  {office && <span className="font-normal text-muted">{digitsIn(lang, office.code)}</span>}
                </QueryLink>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="mt-2 text-muted">{text.noResultsHint}</p>
      <ClearLink onClear={onClear} />
      {!leads && <StartLinks towns={towns} />}
    </div>
  )
}

/** Searches for a text in all districts. */
function QueryLink({ query, children }: { query: string; children: ReactNode }) {
  const search = searchOf('', { query, district: '', sort: 'district', descending: false, all: false })
  return (
    <AppLink to={`${toolPath}${search}#results`} className={`${buttonStyle.secondary} mt-2`}>
      {children}
    </AppLink>
  )
}

export function ClearLink({ onClear }: { onClear: () => void }) {
  const text = useMessages(messages)
  return (
    <AppLink
      to={toolPath}
      onClick={(event) => {
        event.preventDefault()
        onClear()
        document.getElementById('postal-query')?.focus()
      }}
      className="no-print inline-flex min-h-11 items-center text-brand-ink underline underline-offset-2"
    >
      {text.clear}
    </AppLink>
  )
}

/** Where to begin: large cities with the codes of their head offices. */
export function StartLinks({ towns }: Pick<PostalPage, 'towns'>) {
  const [text, lang] = useTexts(messages)
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
