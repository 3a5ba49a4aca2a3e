import { barePath } from '#app/kit/language.ts'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { usePath, useSearch } from '#app/platform/navigation/address.ts'
import { NepaliWord } from '#app/ui/nepali-word.tsx'
import { messages } from './messages.ne.ts'

/** Links the same page in the other language; `language-link.ts` keeps its address current. */
export function LanguageSwitch() {
  const { otherLanguageLabel } = useMessages(messages)
  const lang = useLang() === 'en' ? 'ne' : 'en'
  const address = barePath(usePath()) + useSearch()
  return (
    <AppLink
      to={address}
      lang={lang}
      title={otherLanguageLabel}
      data-language-switch
      className="flex min-h-11 items-center rounded-lg px-2.5 font-semibold text-ink hover:bg-hover"
    >
      {lang === 'ne' ? <NepaliWord /> : 'English'}
    </AppLink>
  )
}
