import { useSyncExternalStore } from 'react'
import { Link, type LinkProps } from 'react-router'
import { type Lang, pathIn } from '#app/kit/language.ts'
import { useLang } from './use-language.ts'

interface AppLinkProps extends Omit<LinkProps, 'to'> {
  /** The page's path without its language. */
  to: string
  /** Another language than that of this page. */
  lang?: Lang
}

/**
 * A link to a page of this site, in the language of this page. With the network off it navigates by document: a
 * stored page then answers, where the loader's data would be missing.
 */
export function AppLink({ to, lang, reloadDocument, ...rest }: AppLinkProps) {
  const here = useLang()
  const online = useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  )
  const otherLanguage = lang !== undefined && lang !== here
  return (
    <Link
      {...rest}
      to={pathIn(lang ?? here, to)}
      reloadDocument={reloadDocument ?? (!online || otherLanguage)}
      {...(otherLanguage && { hrefLang: lang, lang })}
    />
  )
}

function listen(changed: () => void) {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}
