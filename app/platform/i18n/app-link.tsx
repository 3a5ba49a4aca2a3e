import type { ComponentProps } from 'react'
import { type Lang, pathIn } from '#app/lib/language.ts'
import { useLang } from './use-language.ts'

interface AppLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'hrefLang' | 'lang'> {
  /** The page's path without its language. */
  to: string
  /** When it differs from this page's language. */
  lang?: Lang
}

/** A link to a page of this site, in this page's language unless `lang` is given. */
export function AppLink({ to, lang, ...rest }: AppLinkProps) {
  const here = useLang()
  const otherLanguage = lang !== undefined && lang !== here
  return <a {...rest} href={pathIn(lang ?? here, to)} {...(otherLanguage && { hrefLang: lang, lang })} />
}
