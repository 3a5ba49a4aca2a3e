import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { pathIn } from '#app/lib/language.ts'
import { useLang } from '#app/platform/i18n/use-language.ts'

interface AdminLinkProps extends Omit<ComponentProps<typeof Link>, 'to'> {
  /** The path of a section without its language. */
  to: string
}

/** A link to another section, which opens without a new document. */
export function AdminLink({ to, ...rest }: AdminLinkProps) {
  return <Link {...rest} to={pathIn(useLang(), to)} />
}
