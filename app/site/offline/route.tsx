import { useEffect } from 'react'
import { digitsIn } from '#app/kit/digits.ts'
import { pathIn } from '#app/kit/language.ts'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useLang, useWords } from '#app/platform/i18n/use-language.ts'
import { pageMeta } from '#app/platform/seo/page-meta.ts'
import { useSite } from '#app/platform/site/site-data.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Explanation } from './explanation.tsx'
import { KeptPages } from './kept-pages.tsx'
import { ownAddress } from './own-address.ts'
import { words } from './words.ts'

// Not for search engines: there is no loader to give words for them.
export const meta = pageMeta

const askAgainMs = 5000

/** Stands in for a page that was never seen, while there is no network. Kept by the service worker. */
export default function Offline() {
  const text = useWords(words)
  const lang = useLang()
  const { name } = useSite()
  useEffect(() => {
    window.addEventListener('online', goBack)
    const asking = setInterval(() => void goBackIfAnswered(), askAgainMs)
    return () => {
      window.removeEventListener('online', goBack)
      clearInterval(asking)
    }
  }, [])
  return (
    <div className="mx-auto max-w-2xl py-6">
      <title>{`${text.title} | ${name}`}</title>
      <h1 className="text-3xl">{text.title}</h1>
      <Explanation />
      <a
        href={pathIn(lang, '/')}
        className={`${buttonStyle.primary} mt-5`}
        onClick={(event) => {
          event.preventDefault()
          goBack()
        }}
      >
        {text.retry}
      </a>
      <h2 className="mt-10 text-xl">{text.call}</h2>
      <p className="mt-1 text-muted">{text.callHint}</p>
      <ul className="mt-3 grid grid-cols-2 gap-3 sm:grid-cols-4">
        {Object.entries(text.numbers).map(([number, whom]) => (
          <li key={number}>
            <a
              href={`tel:${number}`}
              className="flex h-full min-h-20 flex-col justify-center rounded-2xl border-2 border-simrik bg-surface px-4 py-3 hover:bg-hover"
            >
              <span className="flex items-center gap-2 text-3xl font-bold text-simrik">
                <Icon name="phone" className="size-6" />
                {digitsIn(lang, number)}
              </span>
              <span className="mt-1 font-semibold">{whom}</span>
            </a>
          </li>
        ))}
      </ul>
      <AppLink
        to="/emergency-services"
        reloadDocument
        className="mt-3 inline-flex min-h-11 items-center gap-1.5 font-semibold text-brand-ink"
      >
        {text.allNumbers}
        <Icon name="arrow-right" className="size-4" />
      </AppLink>
      <KeptPages />
    </div>
  )
}

/** To the page that was wanted. */
function goBack() {
  const from = new URLSearchParams(location.search).get('from')
  location.replace(ownAddress(from, location.origin) ?? location.pathname.replace(/offline$/, ''))
}

/**
 * A browser may say that it is online before the network carries anything: then the wanted page gives way to this one
 * again, and no event follows.
 */
async function goBackIfAnswered() {
  if (!navigator.onLine || !new URLSearchParams(location.search).has('from')) return
  const answer = await fetch('/healthz', { cache: 'no-store' }).catch(() => undefined)
  if (answer?.ok) goBack()
}
