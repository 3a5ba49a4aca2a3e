import type { Lang } from '#app/kit/language.ts'
import { chooseTheme, chosenTheme, themes } from '#app/platform/document/theme.ts'
import { messages } from './messages.ne.ts'

const iconOf = { system: 'monitor', light: 'sun', dark: 'moon' } as const

export function startThemeSwitch(lang: Lang): void {
  const button = document.querySelector<HTMLButtonElement>('[data-theme-switch]')
  const drawing = button?.querySelector('use')
  if (!button || !drawing) return
  const sprite = drawing.getAttribute('href')?.split('#')[0] ?? ''
  const show = () => {
    const theme = chosenTheme()
    const name = `${messages[lang].theme}: ${messages[lang].themes[theme]}`
    button.title = name
    button.setAttribute('aria-label', name)
    drawing.setAttribute('href', `${sprite}#${iconOf[theme]}`)
  }
  button.addEventListener('click', () => {
    chooseTheme(themes[(themes.indexOf(chosenTheme()) + 1) % themes.length] ?? 'system')
  })
  addEventListener('themechange', show)
  addEventListener('storage', show)
  show()
}
