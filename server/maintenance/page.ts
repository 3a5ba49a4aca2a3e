import { html, raw } from 'hono/html'
import { type Lang, pathIn } from '#app/kit/language.ts'
import { storageScript } from '#app/platform/document/inline-scripts.ts'
import { themeScript } from '#app/platform/document/theme.ts'
import type { Settings } from '#app/records/settings/fields.ts'
import { maintenanceStyle } from './style.ts'
import { words } from './words.ts'

interface Asked {
  lang: Lang
  /** English path with its query: where the visitor wanted to go. */
  path: string
}

/** The inline script and styles of the page, which its policy names. */
export const pageScript = `${storageScript};${themeScript}`

export function pageStyle({ site_config: site }: Settings): string {
  return maintenanceStyle({ primary: site.primary_color, secondary: site.secondary_color })
}

/** The message in the visitor's language, then in the other one. Needs neither code nor data. */
export async function maintenancePage(settings: Settings, { lang, path }: Asked): Promise<string> {
  const text = words[lang]
  const other: Lang = lang === 'en' ? 'ne' : 'en'
  const name = nameIn(settings, lang)
  // Without a Nepali message the English one is shown once.
  const isInBoth = settings.maintenance_mode.message_ne !== ''
  const second = isInBoth
    ? html`
<div class="second" lang="${other}"><p>${messageIn(settings, other)}</p></div>`
    : ''
  return String(
    await html`<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><link rel="icon" href="/icon.svg" type="image/svg+xml"><title>${text.title} | ${name}</title><script>${raw(pageScript)}</script><style>${raw(pageStyle(settings))}</style></head>
<body><header><div class="band"></div><div class="name">${raw(logo)}<span>${name}</span><a href="${pathIn(other, path)}" lang="${other}" hreflang="${other}" title="${text.language}">${text.other}</a></div></header>
<main><article><h1>${text.title}</h1><p class="first" lang="${isInBoth ? lang : 'en'}">${messageIn(settings, lang)}</p><a class="again" href="${pathIn(lang, path)}">${text.again}</a>${second}</article></main></body></html>`,
  )
}

/** The same in a frame of another site, in the language of the frame. */
export async function maintenanceNotice(settings: Settings, lang: Lang, style: string): Promise<string> {
  return String(
    await html`<!doctype html>
<html lang="${lang}" data-theme="auto"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>${nameIn(settings, lang)}</title><style>${raw(style)}</style></head>
<body><main><p class="note">${nameIn(settings, lang)}: ${messageIn(settings, lang)}</p></main></body></html>`,
  )
}

export function messageIn({ maintenance_mode: { message, message_ne } }: Settings, lang: Lang): string {
  return (lang === 'ne' && message_ne) || message
}

function nameIn({ site_config: site }: Settings, lang: Lang): string {
  return (lang === 'ne' && site.name_ne) || site.name
}

/** The tree over its platform, as in the header of every page. */
const logo =
  '<svg viewBox="0 0 32 32" aria-hidden="true"><path class="tree" d="M16 2c5 0 8 3 8.500 6.500 3 .7 4.500 3 4.500 5.500 0 3.300-2.600 6-6 6H9c-3.400 0-6-2.700-6-6 0-2.500 1.500-4.800 4.500-5.500C8 5 11 2 16 2Z"/><path class="trunk" d="M14.500 15h3v8h-3z"/><path class="stone" d="M5 23h22v3H5zm-2 4h26v3H3z"/></svg>'
