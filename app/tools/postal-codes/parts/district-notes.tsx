import { useMessages } from '#app/platform/i18n/use-language.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { PostalDistrict } from '../districts.ts'
import { messages } from '../messages.ne.ts'
import { DistrictLink } from './district-link.tsx'

const divided = ['Nawalparasi', 'Rukum']

/** What one must know of a district that was chosen: a second spelling, or that it is two districts now. */
export function DistrictNotes({ district }: { district: PostalDistrict | undefined }) {
  const text = useMessages(messages)
  if (!district) return null
  const isDivided = divided.includes(district.name.en)
  if (!isDivided && district.alsoSpelled.length === 0) return null
  return (
    <p className="no-print mt-3 flex items-start gap-2 rounded-lg bg-hover px-3 py-2">
      <Icon name="circle-help" className="mt-0.5 size-5 text-simrik" />
      <span>
        {isDivided ? text.ambiguous : text.alsoSpelled}{' '}
        {district.alsoSpelled.map((spelling) => (
          <DistrictLink key={spelling} spelling={spelling} />
        ))}
      </span>
    </p>
  )
}
