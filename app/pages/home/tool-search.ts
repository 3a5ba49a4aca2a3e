// The home page's search: shows the matching cards while the visitor types. The query is in the address as `q`, so that
// a result can be shared.
import { digitsIn } from 'bikram-sambat-calendar/digits'
import { langOfPath } from '#app/lib/language.ts'
import { matchesText } from '#app/lib/text-match.ts'
import { replaceSearch } from '#app/platform/navigation/change-address.ts'
import { messages } from './messages.ne.ts'

const text = messages[langOfPath(location.pathname)]
const box = document.querySelector<HTMLInputElement>('#tool-search')
const all = document.querySelector<HTMLElement>('#all-tools')
const results = document.querySelector<HTMLElement>('#search-results')

if (box && all && results) startSearch(box, all, results)

function startSearch(input: HTMLInputElement, all: HTMLElement, results: HTMLElement) {
  const lines = JSON.parse(document.querySelector('#search-lines')?.textContent ?? '[]') as string[]
  const cards = [...all.querySelectorAll('[data-cards] > li')]
  const show = () => {
    const query = input.value.trim()
    const found = cards.filter((_, place) => matchesText(query, lines[place]?.split('\n') ?? []))
    const [emptied, filled] = query ? [all, results] : [results, all]
    emptied.querySelector('[data-cards]')?.replaceChildren()
    filled.querySelector('[data-cards]')?.replaceChildren(...(query ? found : cards))
    emptied.hidden = true
    filled.hidden = false
    showCount(results, query, found.length)
  }
  const change = () => {
    // Without a history entry for each key.
    replaceSearch(input.value.trim() ? String(new URLSearchParams({ q: input.value })) : '')
    show()
  }
  input.addEventListener('input', change)
  input.form?.addEventListener('submit', (event) => {
    event.preventDefault()
    change()
    results.focus()
  })
  results.querySelector('button')?.addEventListener('click', () => {
    input.value = ''
    change()
    input.focus()
  })
  // The query of the address, or what was typed before this script was loaded.
  if (input.value) change()
}

function showCount(results: HTMLElement, query: string, count: number) {
  const status = results.querySelector('[role=status]')
  const none = results.querySelector<HTMLElement>('[data-no-match]')
  if (status) status.textContent = text.resultCount(digitsIn(langOfPath(location.pathname), count))
  if (!none) return
  none.hidden = count > 0
  none.textContent = text.noMatch(query)
}
