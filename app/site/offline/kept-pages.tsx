import { useEffect, useState } from 'react'
import { pathIn } from '#app/kit/language.ts'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useLang, useWords } from '#app/platform/i18n/use-language.ts'
import { keptAddresses } from '#app/platform/offline/kept.ts'
import { useSite } from '#app/platform/site/site-data.ts'
import { Icon } from '#app/ui/icon.tsx'
import { words } from './words.ts'

/** The tools that this device has a copy of. */
export function KeptPages() {
  const { kept: heading } = useWords(words)
  const lang = useLang()
  const { tools } = useSite()
  const [addresses, setAddresses] = useState<readonly string[]>([])
  useEffect(() => {
    void keptAddresses().then(setAddresses, () => undefined)
  }, [])
  const kept = tools.filter(({ path }) => addresses.includes(pathIn(lang, path)))
  if (kept.length === 0) return null
  return (
    <section aria-labelledby="kept" className="mt-10">
      <h2 id="kept" className="text-xl">
        {heading}
      </h2>
      <ul className="mt-3 grid gap-2 sm:grid-cols-2">
        {kept.map(({ path, name, icon }) => (
          <li key={path}>
            <AppLink
              to={path}
              reloadDocument
              className="flex min-h-11 items-center gap-2 rounded-lg border border-line bg-surface px-3 py-2 font-semibold hover:bg-hover"
            >
              <Icon name={icon} className="size-5 text-brand-ink" />
              {name}
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
