// Puts what the visitor chose into the lists of the home page marked `data-my="…"`, before they are painted and again after a
// change in any tab.
//
// - `tools`, `currencies`: the HTML has all entries, some of them hidden; one is found by the end of its link or first text.
// - `recent`: copies of entries of `tools`.
// - `days`: copies of its only entry, with the texts of `data-when`. The next date of a day is in the record: no calendar is
//   needed here.
//
// A damaged record is drawn as far as it can be read. Short, because each home page contains the script.
import { nepalOffsetMs } from '@chautari/bikram-sambat/iso-day'
import { changeEvent, type PersonalRecord, storageKey } from './personal-record.ts'

/** The list of days shows those of the next 30 days, at most two. */
const daysAhead = 30
const mostDays = 2
const dayMs = 86_400_000

const nothing: Omit<PersonalRecord, 'version'> = { tools: [], currencies: [], days: [], recent: [] }

/** The entries of a list as the server sent them. */
const entriesOf = new WeakMap<Element, { all: HTMLElement[]; usual: HTMLElement[] }>()

function find(name: string) {
  const list = document.querySelector<HTMLElement>(`[data-my=${name}]`)
  if (list && !entriesOf.has(list)) {
    const all = [...list.children] as HTMLElement[]
    entriesOf.set(list, { all, usual: all.filter(({ hidden }) => !hidden) })
  }
  return { list, ...((list && entriesOf.get(list)) ?? { all: [], usual: [] }) }
}

type List = ReturnType<typeof find>

/** The entry of each key: its link, or else its first text, ends with the key. */
const pick = ({ all }: List, keys: readonly string[]) =>
  keys.flatMap((key) => all.find(({ firstElementChild: first }) => nameOf(first).endsWith(key)) ?? [])

const nameOf = (element: Element | null) => element?.getAttribute('href') ?? element?.textContent ?? ''

/** @param isFilled whether the usual entries follow the chosen ones, up to as many as before */
function show(chosen: List, keys: readonly string[], isFilled = false) {
  const { list, all, usual } = chosen
  const own = pick(chosen, keys)
  const most = Math.max(own.length, usual.length)
  const shown = own[0] && !isFilled ? own : [...new Set([...own, ...usual])].slice(0, most)
  if (shown.some((entry, place) => entry !== list?.children[place])) list?.prepend(...shown)
  for (const entry of all) entry.hidden = !shown.includes(entry)
}

function fill({ list }: List, entries: readonly HTMLElement[]) {
  list?.replaceChildren(...entries)
  if (list?.parentElement) list.parentElement.hidden = !entries[0]
}

/** A copy of the entry that the server sent, with the name of a day and when it is. */
function dayEntry({ list, all }: List, name: string, days: number) {
  const { when = '', digits = '' } = list?.dataset ?? {}
  const entry = all[0]?.cloneNode(true) as HTMLElement
  const count = String(days).replace(/./g, (digit) => digits[Number(digit)] ?? '')
  const { firstElementChild: nameAt, lastElementChild: whenAt } = entry
  if (nameAt) nameAt.textContent = name
  if (whenAt) whenAt.textContent = `· ${(when.split('|')[Math.min(days, 2)] ?? '').replace('#', count)}`
  return entry
}

function draw() {
  try {
    const record = (JSON.parse(localStorage.getItem(storageKey) ?? 'null') ?? nothing) as PersonalRecord
    const tools = find('tools')
    const days = find('days')
    const coming = record.days
      // The next date is stored with the day, so that no calendar is needed.
      .map(({ name, next }) => ({
        name,
        days: Math.ceil((Date.parse(next) - Date.now() - nepalOffsetMs) / dayMs),
      }))
      .filter((day) => day.days >= 0 && day.days <= daysAhead)
      .sort((a, b) => a.days - b.days)
      .slice(0, mostDays)
    if (days.list)
      fill(
        days,
        coming.map((day) => dayEntry(days, day.name, day.days)),
      )
    show(find('currencies'), record.currencies, true)
    show(tools, record.tools)
    const recent = pick(tools, record.recent).map((entry) => entry.cloneNode(true) as HTMLElement)
    for (const entry of recent) entry.hidden = false
    if (tools.list) fill(find('recent'), recent)
  } catch {
    // The lists stay as the server sent them.
  }
}

for (const event of [changeEvent, 'storage']) addEventListener(event, draw)
draw()
