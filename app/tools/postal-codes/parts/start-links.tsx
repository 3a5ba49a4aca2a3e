import { digitsIn } from 'bikram-sambat-calendar/digits'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import type { PostalList } from '../districts.ts'
import { messages } from '../messages.ne.ts'
import { path as toolPath } from '../tool.ts'

/** Districts of large cities. */
const shownDistricts = [
  'Kathmandu',
  'Kaski',
  'Lalitpur',
  'Morang',
  'Chitwan',
  'Rupandehi',
  'Parsa',
  'Bhaktapur',
  'Banke',
  'Kailali',
]

const row = 'flex gap-2 overflow-x-auto max-sm:-mx-4 max-sm:px-4 py-1 sm:flex-wrap'
const chip =
  'flex min-h-11 shrink-0 items-center gap-2 rounded-full border border-line-strong bg-surface px-4 whitespace-nowrap text-ink no-underline hover:bg-hover'

/** Where to begin: the head offices of large cities with their codes, and the provinces. */
export function StartLinks({ list: { districts, provinces } }: { list: PostalList }) {
  const text = useMessages(messages)
  const lang = useLang()
  const shown = shownDistricts.flatMap((name) => districts.filter((district) => district.name.en === name))
  return (
    <div className="no-print mt-2">
      <ul aria-label={text.headOffices} className={row}>
        {shown.map(({ name, headquarters, headPostalCode = '' }) => (
          <li key={name.en}>
            <AppLink to={`${toolPath}?q=${headPostalCode}#results`} className={chip}>
              {headquarters[lang]} <strong>{digitsIn(lang, headPostalCode)}</strong>
            </AppLink>
          </li>
        ))}
      </ul>
      <ul aria-label={text.provinces} className={row}>
        {provinces.map((province) => (
          <li key={province.number}>
            <AppLink to={`${toolPath}#province-${province.number}`} className={chip}>
              {province[lang]}
            </AppLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
