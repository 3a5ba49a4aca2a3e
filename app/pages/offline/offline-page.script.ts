// The page that is shown without a network: lists the pages that this device has copies of, and returns to the wanted
// page as soon as the server answers.
import { instantText } from '#app/lib/instant-text.ts'
import { langOfPath, pathIn } from '#app/lib/language.ts'
import { sameOriginAddress } from '#app/lib/web-address.ts'
import { cachedAddresses, cachedPage } from '#app/platform/offline/offline-cache.ts'
import { messages } from './messages.ne.ts'

const askAgainMs = 5000
const lang = langOfPath(location.pathname)
const wanted = sameOriginAddress(new URLSearchParams(location.search).get('from'), location.origin)

addEventListener('online', goBack)
setInterval(() => void goBackIfAnswered(), askAgainMs)
document.querySelector('[data-retry]')?.addEventListener('click', (event) => {
  event.preventDefault()
  goBack()
})
void showStoredPages().catch(() => undefined)
void showCopy().catch(() => undefined)

function goBack() {
  location.replace(wanted ?? pathIn(lang, '/'))
}

/** A browser may report being online before the network works, and sends no event later: so the server is asked. */
async function goBackIfAnswered() {
  if (!navigator.onLine || !wanted) return
  const answer = await fetch('/healthz', { cache: 'no-store' }).catch(() => undefined)
  if (answer?.ok) goBack()
}

async function showStoredPages() {
  const list = document.querySelector<HTMLElement>('[data-stored]')
  const addresses = await cachedAddresses()
  for (const row of list?.querySelectorAll('li') ?? []) {
    row.hidden = !addresses.includes(row.dataset.path ?? '')
    if (list && !row.hidden) list.hidden = false
  }
}

/** When only the wanted address's parameters are missing: links the copy of the page without them. */
async function showCopy() {
  const [path, parameters] = wanted?.split('?') ?? []
  const explanation = document.querySelector('[data-explanation]')
  const slot = document.querySelector<HTMLElement>('[data-copy]')
  if (!path || !parameters || !explanation || !slot) return
  const date = (await cachedPage(path))?.headers.get('date')
  if (!date) return
  const name = document.querySelector(`[data-path="${CSS.escape(path)}"] span`)?.textContent ?? path
  explanation.textContent = messages[lang].otherAddress
  const link = document.createElement('a')
  link.className = 'font-semibold text-brand-ink underline underline-offset-4'
  link.href = path
  link.textContent = messages[lang].copyOf(name, instantText(lang, date))
  slot.replaceChildren(link)
  slot.hidden = false
}
