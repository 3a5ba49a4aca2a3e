import { useEffect, useState } from 'react'
import { instantText } from '#app/kit/instant-text.ts'
import { barePath } from '#app/kit/language.ts'
import { useLang, useWords } from '#app/platform/i18n/use-language.ts'
import { keptPage } from '#app/platform/offline/kept.ts'
import { useSite } from '#app/platform/site/site-data.ts'
import { ownAddress } from './own-address.ts'
import { words } from './words.ts'

/** Why the wanted page is not shown. Where only the day or the search of its address is missing, the link to its copy. */
export function Explanation() {
  const text = useWords(words)
  const lang = useLang()
  const { tools } = useSite()
  const [copy, setCopy] = useState<{ path: string; date: string }>()
  useEffect(() => {
    void findCopy().then(setCopy, () => undefined)
  }, [])
  const name = tools.find(({ path }) => copy && path === barePath(copy.path))?.name
  return (
    <>
      <p className="mt-3 text-muted">{copy ? text.otherAddress : text.explanation}</p>
      {copy && (
        <p className="mt-3">
          <a href={copy.path} className="font-semibold text-brand-ink underline underline-offset-4">
            {text.copyOf(name ?? copy.path, instantText(lang, copy.date))}
          </a>
        </p>
      )}
    </>
  )
}

/** The copy of the wanted page without its parameters. */
async function findCopy() {
  const wanted = ownAddress(new URLSearchParams(location.search).get('from'), location.origin)
  const [path, parameters] = wanted?.split('?') ?? []
  if (!path || !parameters) return undefined
  const date = (await keptPage(path))?.headers.get('date')
  return date ? { path, date } : undefined
}
