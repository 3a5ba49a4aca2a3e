import { useLocation } from 'react-router'
import { barePath } from '#app/kit/language.ts'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useLang, useWords } from '#app/platform/i18n/use-language.ts'
import { NepaliWord } from '#app/ui/nepali-word.tsx'
import { words } from './words.ts'

/** Leads to the same page in the other language. */
export function LanguageSwitch() {
  const { otherLanguageLabel } = useWords(words)
  const lang = useLang() === 'en' ? 'ne' : 'en'
  const { pathname, search } = useLocation()
  return (
    <AppLink
      to={barePath(pathname) + search}
      lang={lang}
      title={otherLanguageLabel}
      onClick={({ currentTarget }) => {
        // Known to the browser alone.
        currentTarget.hash = location.hash
      }}
      className="flex min-h-11 items-center rounded-lg px-2.5 font-semibold text-ink hover:bg-hover"
    >
      {lang === 'ne' ? <NepaliWord /> : 'English'}
    </AppLink>
  )
}
