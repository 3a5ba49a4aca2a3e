import type { ReactNode } from 'react'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { path as toolPath } from '../tool.ts'

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
