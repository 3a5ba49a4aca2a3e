// The list is in the document: this hides what was not asked for, copies and counts calls. No request for any of it
// but one in idle time, for the page of details.
import { digitsIn } from '@chautari/bikram-sambat/digits'
import { langOfPath, pathIn } from '#app/lib/language.ts'
import { isPlainClick, replaceSearch } from '#app/platform/navigation/change-address.ts'
import { recordUsage } from '#app/platform/usage/record-usage.ts'
import { messages } from './messages.ne.ts'
import { type Listed, readWanted, selected } from './services.ts'
import { detailsPath, events } from './tool.ts'

const lang = langOfPath(location.pathname)
const text = messages[lang]
const copiedMs = 2000
const detailsLimitMs = 10_000
const root = document.getElementById('emergency')
const box = root?.querySelector<HTMLInputElement>('#service-search')
const list = root?.querySelector<HTMLElement>('#numbers')
root?.addEventListener('click', ({ target }) => {
  const pressed = (target as Element).closest('a, button')
  if (pressed?.matches('[href^="tel:"]')) recordUsage(events.call)
  if (pressed instanceof HTMLButtonElement && pressed.matches('li button')) copy(pressed)
})
// On the page of details the search is a form that opens the list.
for (const item of list?.querySelectorAll('.number-list > li') ?? []) nameCalls(item)
if (root && box && list && !list.querySelector('[data-words]')) start(root, box, list)

interface Row extends Listed {
  searchTexts: string[]
  item: HTMLElement
  isOld: boolean
}

function rowOf(item: HTMLElement): Row {
  return {
    item,
    category: item.closest('section')?.getAttribute('aria-labelledby') ?? '',
    searchTexts: [item.querySelector('h3')?.textContent ?? ''],
    numbers: [...item.querySelectorAll('a[href^="tel:"]')].map((link) => link.getAttribute('href') ?? ''),
    isPinned: item.dataset.pinned !== undefined,
    isOld: item.querySelector('[data-remark="old-number"]') !== null,
  }
}

/** The document does not repeat the names of fifty entries. */
function nameCalls(item: Element) {
  const name = item.querySelector('h3')?.textContent
  for (const link of item.querySelectorAll('a[href^="tel:"]'))
    link.setAttribute('aria-label', [text.call(link.textContent), name].join(' '))
}

function start(root: HTMLElement, box: HTMLInputElement, list: HTMLElement) {
  const rows = [...list.querySelectorAll<HTMLElement>('.number-list > li')].map(rowOf)
  // A copy that the browser kept knows nothing of the address.
  const asked = readWanted(location.search)
  if (box.value === '') box.value = asked.query
  let { group } = asked
  const show = () => draw(root, rows, { query: box.value, group })
  const change = (chosen: string) => {
    group = chosen
    replaceSearch('')
    show()
  }

  // Who types searches the whole directory.
  box.addEventListener('input', () => change(''))
  box.form?.addEventListener('submit', (event) => {
    event.preventDefault()
    const { submitter } = event
    if (!(submitter instanceof HTMLButtonElement) || submitter.name !== 'group') return list.focus()
    change(submitter.value)
    // Where the buttons stick to the top of the screen, the new list may begin behind them.
    const { bottom = 0 } = submitter.closest('fieldset')?.getBoundingClientRect() ?? {}
    if (list.getBoundingClientRect().top < bottom) list.scrollIntoView()
  })
  root.addEventListener('click', (event) => {
    const pressed = (event.target as Element).closest<HTMLElement>('a')
    if (!pressed?.matches('[data-clear], [data-group]') || !isPlainClick(event)) return
    event.preventDefault()
    box.value = ''
    change(pressed.dataset.group ?? '')
    if (pressed.dataset.group) list.scrollIntoView()
    else box.focus()
  })
  if (box.value !== asked.query || location.search !== '') show()
  void addDetails(rows).then(show, console.warn)
}

function draw(root: HTMLElement, rows: readonly Row[], wanted: Parameters<typeof selected>[1]) {
  const { chosen, isAll, shown, groups, group } = selected(rows, wanted)
  const hide = (selector: string, isHidden: (element: HTMLElement) => boolean) => {
    for (const element of root.querySelectorAll<HTMLElement>(selector)) element.hidden = isHidden(element)
  }
  for (const row of rows) row.item.hidden = !shown.has(row)
  const isEmpty = (place: Element, isWanted: (row: Row) => boolean = () => true) =>
    ![...shown].some((row) => place.contains(row.item) && isWanted(row))
  hide('#numbers > section[aria-labelledby]:not(#nothing)', (section) => isEmpty(section))
  hide('[data-old]', () => isEmpty(root, ({ isOld }) => isOld))
  hide('#nothing', () => chosen.length > 0)
  for (const button of root.querySelectorAll<HTMLButtonElement>('fieldset button')) {
    button.hidden = button.value !== '' && !groups.has(button.value)
    button.setAttribute('aria-pressed', String(button.value === group))
  }
  const status = root.querySelector('[role=status]')
  if (status) status.textContent = text.count(digitsIn(lang, chosen.length))
  const answer = root.querySelector<HTMLElement>('[data-answer]')
  if (answer) answer.dataset.answer = isAll ? pinnedAnswer(root) : chosen.slice(0, 4).map(answerOf).join(', ')
}

function answerOf({ item, searchTexts: [name] }: Row): string {
  return [name, item.querySelector('.call')?.textContent].join(' ')
}

function pinnedAnswer(root: HTMLElement): string {
  const links = [...root.querySelectorAll('.pinned-number')]
  return links
    .map(({ children: [number, name] }) => [name?.textContent, number?.textContent].join(' '))
    .join(', ')
}

function copy(button: HTMLButtonElement) {
  const before = button.textContent
  button.setAttribute('aria-live', 'polite')
  navigator.clipboard
    .writeText(button.value)
    .then(() => {
      button.textContent = text.copied
      setTimeout(() => {
        button.textContent = before
      }, copiedMs)
    })
    .catch((error: unknown) => console.warn('Copying failed', error))
}

/** From the page of details: further words to search by, and what an opened row shows in place of the link to that page. */
async function addDetails(rows: readonly Row[]) {
  const signal = AbortSignal.timeout(detailsLimitMs)
  const answer = await fetch(pathIn(lang, detailsPath), { priority: 'low', signal })
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  for (const { item, searchTexts, numbers } of rows) {
    const detailed = page.getElementById(numbers[0] ?? '')
    searchTexts.push(...(detailed?.dataset.words?.split('|') ?? []))
    const details = detailed?.querySelector('details > div')
    if (details) item.querySelector('details > div')?.replaceWith(details)
    nameCalls(item)
  }
}
