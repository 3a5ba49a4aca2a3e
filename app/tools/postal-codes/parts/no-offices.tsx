import { digitsIn } from 'bikram-sambat/digits'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { buttonStyle } from '#app/ui/button.ts'
import type { TownHint } from '../districts.ts'
import { messages } from '../messages.ne.ts'
import { path as toolPath } from '../tool.ts'
import { DistrictLink } from './district-link.tsx'

interface NoOfficesProps {
  /** The known town that was looked for, if it was one. */
  hint: TownHint | undefined
  onClear: () => void
}

export function NoOffices({ hint, onClear }: NoOfficesProps) {
  const text = useMessages(messages)
  return (
    <div className="mt-4 rounded-2xl border border-line bg-surface p-6 text-center">
      <h3 className="text-xl">{text.noResults}</h3>
      {hint && <Town hint={hint} />}
      <p className="mt-2 text-muted">{text.noResultsHint}</p>
      <AppLink
        to={toolPath}
        onClick={(event) => {
          event.preventDefault()
          onClear()
          document.getElementById('postal-query')?.focus()
        }}
        className={`${buttonStyle.secondary} mt-4`}
      >
        {text.clear}
      </AppLink>
    </div>
  )
}

function Town({ hint: { town, district } }: { hint: TownHint }) {
  const text = useMessages(messages)
  const lang = useLang()
  const { name, headPostalCode, postalNames } = district
  return (
    <p className="mt-2 font-semibold">
      {text.townHint(town[lang], name[lang], headPostalCode ? digitsIn(lang, headPostalCode) : '')}{' '}
      {postalNames.map((spelling) => (
        <DistrictLink key={spelling} spelling={spelling}>
          {text.officesOf(lang === 'en' || postalNames.length > 1 ? spelling : name[lang])}
        </DistrictLink>
      ))}
    </p>
  )
}
