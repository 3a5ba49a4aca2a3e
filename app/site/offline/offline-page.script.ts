// The page that stands in while there is no network: shows what this device has copies of, and goes back to the wanted page
// as soon as the server answers.
import { instantText } from '#app/kit/instant-text.ts'
import { langOfPath, pathIn } from '#app/kit/language.ts'
import { keptAddresses, keptPage } from '#app/platform/offline/kept.ts'
import { ownAddress } from './own-address.ts'
import { words } from './words.ts'

const askAgainMs = 5000
const lang = langOfPath(location.pathname)
const wanted = ownAddress(new URLSearchParams(location.search).get('from'), location.origin)

addEventListener('online', goBack)
setInterval(() => void goBackIfAnswered(), askAgainMs)
document.querySelector('[data-retry]')?.addEventListener('click', (event) => {
  event.preventDefault()
  goBack()
})
void showStoredPages().catch(() => undefined)
void showCopy().catch(() => undefined)

/** To the page that was wanted. */
function goBack() {
  location.replace(wanted ?? pathIn(lang, '/'))
}

/**
 * A browser may say that it is online before the network carries anything: then the wanted page gives way to this one
 * again, and no event follows.
 */
async function goBackIfAnswered() {
  if (!navigator.onLine || !wanted) return
  const answer = await fetch('/healthz', { cache: 'no-store' }).catch(() => undefined)
  if (answer?.ok) goBack()
}

async function showStoredPages() {
  const list = document.querySelector<HTMLElement>('[data-stored]')
  const addresses = await keptAddresses()
  for (const row of list?.querySelectorAll('li') ?? []) {
    row.hidden = !addresses.includes(row.dataset.path ?? '')
    if (list && !row.hidden) list.hidden = false
  }
}

/** Where only the day or the search of the wanted address is missing: the link to the copy of its page. */
async function showCopy() {
  const [path, parameters] = wanted?.split('?') ?? []
  const explanation = document.querySelector('[data-explanation]')
  const place = document.querySelector<HTMLElement>('[data-copy]')
  if (!path || !parameters || !explanation || !place) return
  const date = (await keptPage(path))?.headers.get('date')
  if (!date) return
  const name = document.querySelector(`[data-path="${CSS.escape(path)}"] span`)?.textContent ?? path
  explanation.textContent = words[lang].otherAddress
  const link = document.createElement('a')
  link.className = 'font-semibold text-brand-ink underline underline-offset-4'
  link.href = path
  link.textContent = words[lang].copyOf(name, instantText(lang, date))
  place.replaceChildren(link)
  place.hidden = false
}
