import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { tool } from '../tool.ts'

/** Leads to the post offices of a district, named as the list spells it. */
export function DistrictLink({ spelling }: { spelling: string }) {
  return (
    <AppLink
      to={`${tool.path}?${new URLSearchParams({ district: spelling })}#results`}
      className="inline-flex min-h-11 items-center text-brand-ink underline underline-offset-2"
    >
      <span lang="en">{spelling}</span>
    </AppLink>
  )
}
