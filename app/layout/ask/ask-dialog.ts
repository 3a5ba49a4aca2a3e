// The search's code: for the box of the home page, and for the dialog of the other pages. Loaded when one is used first.
import type { Answer } from 'ask'
import type { Lang } from '#app/lib/language.ts'
import { replaceSearch } from '#app/platform/navigation/change-address.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { keepFigures } from './answers.ts'
import { element } from './element.ts'
import { messages } from './messages.ne.ts'
import { recentAnswers } from './recent-answers.ts'
import { examples } from './results.ts'
import { SearchPanel } from './search-panel.ts'

export { keepFigures }

/**
 * Shows answers below the search box of the home page, and hides the rest of the page while the box is not empty. Resolves when
 * the first answer is there.
 */
export async function startHomeSearch(
  lang: Lang,
  box: HTMLInputElement,
  results: HTMLElement,
  rest: HTMLElement,
): Promise<void> {
  const panel = new SearchPanel(lang, box, results, () => [])
  const follow = () => {
    rest.hidden = box.value.trim() !== ''
    // What is typed is not sent, nor kept in the address.
    replaceSearch('')
  }
  box.addEventListener('input', follow)
  box.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.isComposing) return
    box.value = ''
    box.dispatchEvent(new Event('input'))
  })
  rest.hidden = box.value.trim() !== ''
  // Typed before this code arrived.
  if (box.value !== box.defaultValue) follow()
  await panel.load()
}

let dialog: { open: () => void } | undefined

export function openAskDialog(lang: Lang): void {
  dialog ??= makeDialog(lang)
  dialog.open()
}

function makeDialog(lang: Lang) {
  const text = messages[lang]
  const input = inputOf(text.placeholder)
  const close = element('button', { type: 'button', class: buttonStyle.secondary }, text.close)
  const results = element('div', {
    class: 'grid grid-cols-1 content-start gap-4 overflow-y-auto p-4',
    'data-ask-results': '',
  })
  const bar = element(
    'div',
    { class: 'flex gap-2 border-b border-line p-3' },
    element('label', { for: 'ask-input', class: 'sr-only' }, text.label),
    input,
    close,
  )
  const made = element('dialog', { 'aria-label': text.label, class: 'ask-dialog' }, bar, results)
  const panel = new SearchPanel(lang, input, results, (today) => partsWithoutQuestion(lang, today))
  close.addEventListener('click', () => made.close())
  input.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.isComposing) return
    event.preventDefault()
    panel.openFirst()
  })
  made.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest('a')
    // A link may lead to another place of this very page.
    if (link && link.dataset.question === undefined) made.close()
  })
  made.addEventListener('pointerdown', ({ target }) => {
    // Outside of the dialog's content.
    if (target === made) made.close()
  })
  document.body.append(made)
  const open = () => {
    if (made.open) return
    input.value = ''
    made.showModal()
    input.focus()
    void panel.load()
  }
  return { open }
}

function partsWithoutQuestion(lang: Lang, today: Answer | undefined): Node[] {
  const text = messages[lang]
  const recent = recentAnswers(lang)
  const lines = recent.map(({ text: line, link }) =>
    element(
      'li',
      {},
      element('a', { href: link, class: 'flex min-h-11 items-center px-2 hover:bg-hover' }, line),
    ),
  )
  return [
    today && element('p', { class: 'text-lg font-semibold' }, today.text),
    recent.length > 0 && heading(text.recent),
    recent.length > 0 && element('ul', { class: 'grid gap-1' }, ...lines),
    heading(text.askLikeThis),
    examples<HTMLElement>(element, lang),
  ].filter((part) => part instanceof Node)
}

const heading = (text: string) => element('h2', { class: 'text-sm font-semibold text-muted' }, text)

function inputOf(placeholder: string): HTMLInputElement {
  return element('input', {
    id: 'ask-input',
    type: 'text',
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    enterkeyhint: 'go',
    maxlength: '200',
    placeholder,
    class: 'min-h-12 min-w-0 grow rounded-lg border border-line-strong bg-surface px-3 text-lg text-ink',
  })
}
