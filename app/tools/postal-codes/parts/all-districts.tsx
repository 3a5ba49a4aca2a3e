import { digitsIn } from 'bikram-sambat-calendar/digits'
import { memo, type ReactNode } from 'react'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import type { District, Province } from '#app/records/postal-codes/districts.ts'
import { messages } from '../messages.ne.ts'
import { path as toolPath } from '../tool.ts'

interface AllDistrictsProps {
  districts: readonly District[]
  provinces: readonly Province[]
}

/** The districts of today by province, each with its way into the older list. */
export const AllDistricts = memo(function AllDistricts({ districts, provinces }: AllDistrictsProps) {
  const text = useMessages(messages)
  const lang = useLang()
  return (
    <section aria-labelledby="districts" className="mt-10 print:hidden">
      <h2 id="districts" className="text-2xl">
        {text.districts}
      </h2>
      <p className="mt-2 max-w-[70ch]">{text.districtsIntro}</p>
      <p className="mt-2 max-w-[70ch]">
        {text.ambiguous} {text.newSystem}
      </p>
      {provinces.map((province) => (
        <section key={province.number} aria-labelledby={`province-${province.number}`} className="mt-6">
          <h3 id={`province-${province.number}`} className="text-xl">
            {province[lang]}
          </h3>
          <ul className="mt-2 grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
            {districts
              .filter((district) => district.province === province.number)
              .map((district) => (
                <DistrictEntry key={district.name.en} district={district} />
              ))}
          </ul>
        </section>
      ))}
    </section>
  )
})

function DistrictEntry({ district }: { district: District }) {
  const text = useMessages(messages)
  const lang = useLang()
  const { name, headquarters, postalNames, former, headPostalCode } = district
  const only = postalNames.length === 1 ? postalNames[0] : undefined
  const head = headPostalCode
    ? `${text.headOffice} ${digitsIn(lang, headPostalCode)}`
    : text.headOfficeUnknown
  return (
    <li className="border-t border-line py-2">
      <p className="flex flex-wrap items-center gap-x-3">
        {only === name.en ? (
          <DistrictLink spelling={only}>
            <strong>{name[lang]}</strong>
          </DistrictLink>
        ) : (
          <>
            <strong>{name[lang]}</strong>
            {postalNames.map((spelling) => (
              <DistrictLink key={spelling} spelling={spelling} />
            ))}
          </>
        )}
      </p>
      <p className="text-sm text-muted">
        {text.headquarters} {headquarters[lang]} · {head}
        {former && ` · ${text.divided(former[lang])}`}
      </p>
    </li>
  )
}

interface DistrictLinkProps {
  spelling: string
  /** Else it is named as the list spells it. */
  children?: ReactNode
}

/** Leads to the post offices of a district. */
export function DistrictLink({ spelling, children }: DistrictLinkProps) {
  return (
    <AppLink
      to={`${toolPath}?${new URLSearchParams({ district: spelling })}#results`}
      className="inline-flex min-h-11 items-center text-brand-ink underline underline-offset-2"
    >
      {children ?? <span lang="en">{spelling}</span>}
    </AppLink>
  )
}
