import type { ComponentProps } from 'react'
import { type Lang, pathIn } from '#app/kit/language.ts'
import { innerLink } from '../navigation/follow-links.ts'
import { useLang } from './use-language.ts'

interface AppLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'hrefLang' | 'lang'> {
  /** The page's path without its language. */
  to: string
  /** Another language than that of this page. */
  lang?: Lang
  /** The page is asked of the server anew, as by a link of any other site. */
  reloadDocument?: boolean
}

/** A link to a page of this site, in the language of this page. */
export function AppLink({ to, lang, reloadDocument, target, ...rest }: AppLinkProps) {
  const here = useLang()
  const otherLanguage = lang !== undefined && lang !== here
  const inner = !reloadDocument && !otherLanguage && !target
  return (
    <a
      {...rest}
      target={target}
      href={pathIn(lang ?? here, to)}
      {...(inner && innerLink)}
      {...(otherLanguage && { hrefLang: lang, lang })}
    />
  )
}
