import { html, raw } from 'hono/html'
import { brandStyles } from '#app/layout/load-site.server.ts'
import { type Lang, pathIn } from '#app/lib/language.ts'
import { devanagariStyles } from '#app/platform/document/devanagari-font.server.ts'
import pageScript from '#app/platform/document/head.inline.script.ts?inline'
import type { Settings } from '#app/records/settings/schema.ts'
import { siteNameIn } from '#app/records/settings/store.server.ts'
import { messages } from '#server/messages.ne.ts'

/** The page's inline script, which its policy names. */
export { pageScript }

export const pageStyle = ({ site_config }: Settings): string =>
  devanagariStyles + rules + brandStyles(site_config)

/**
 * The message in the visitor's language, then in the other one. Needs neither code nor data.
 *
 * @param path in English, with its query: where the visitor wanted to go
 */
export async function maintenancePage(settings: Settings, lang: Lang, path: string): Promise<string> {
  const text = messages[lang].maintenance
  const other: Lang = lang === 'en' ? 'ne' : 'en'
  const name = siteNameIn(lang, settings)
  // Without a Nepali message the English one is shown once.
  const isInBoth = settings.maintenance_mode.message_ne !== ''
  const second = isInBoth
    ? html`
<div class="second" lang="${other}"><p>${messageIn(settings, other)}</p></div>`
    : ''
  return String(
    await html`<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><link rel="icon" href="/icon.svg" type="image/svg+xml"><title>${text.title} | ${name}</title><script>${raw(pageScript)}</script><style>${raw(pageStyle(settings))}</style></head>
<body><header><div class="band"></div><div class="name">${raw(logo)}<span>${name}</span><a href="${pathIn(other, path)}" lang="${other}" hreflang="${other}" title="${messages[other].maintenance.viewPage}">${messages[other].maintenance.language}</a></div></header>
<main><article><h1>${text.title}</h1><p class="first" lang="${isInBoth ? lang : 'en'}">${messageIn(settings, lang)}</p><a class="again" href="${pathIn(lang, path)}">${text.again}</a><p><a href="${pathIn(lang, '/emergency-services')}">${text.emergency}</a></p>${second}</article></main></body></html>`,
  )
}

/** The same in a frame of another site, in the language of the frame. */
export async function maintenanceNotice(settings: Settings, lang: Lang, style: string): Promise<string> {
  return String(
    await html`<!doctype html>
<html lang="${lang}" data-theme="auto"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>${siteNameIn(lang, settings)}</title><style>${raw(style)}</style></head>
<body><main><p class="note">${siteNameIn(lang, settings)}: ${messageIn(settings, lang)}</p></main></body></html>`,
  )
}

export function messageIn({ maintenance_mode: { message, message_ne } }: Settings, lang: Lang): string {
  return (lang === 'ne' && message_ne) || message
}

/** The tree over its platform, as in the header of every page. */
const logo =
  '<svg viewBox="0 0 32 32" aria-hidden="true"><path class="tree" d="M16 2c5 0 8 3 8.500 6.500 3 .7 4.500 3 4.500 5.500 0 3.300-2.600 6-6 6H9c-3.400 0-6-2.700-6-6 0-2.500 1.500-4.800 4.500-5.500C8 5 11 2 16 2Z"/><path class="trunk" d="M14.500 15h3v8h-3z"/><path class="stone" d="M5 23h22v3H5zm-2 4h26v3H3z"/></svg>'

const light = '--paper:#faf7f1;--surface:#fffefb;--ink:#1e222b;--muted:#565d6c;--line:#e6dfd1;--edge:#8d8674'
const dark = '--paper:#12151b;--surface:#1a1e26;--ink:#eceae4;--muted:#a9aebb;--line:#2d333f;--edge:#757c8b'

/** The site's paper, ink and brand, in the little that one message needs. */
const rules = `
:root{color-scheme:light;${light}}
:root[data-theme=dark]{color-scheme:dark;${dark}}
@media (prefers-color-scheme:dark){:root:not([data-theme]){color-scheme:dark;${dark}}}
*{box-sizing:border-box;margin:0}
body{min-height:100dvh;display:flex;flex-direction:column;background:var(--paper);color:var(--ink);font:1.0625rem/1.6 'Chautari Devanagari',system-ui,sans-serif;overflow-wrap:anywhere}
:lang(ne){line-height:1.8}
.band{height:6px;background:repeating-linear-gradient(135deg,var(--brand) 0 6px,transparent 6px 12px),repeating-linear-gradient(45deg,#f0a112 0 6px,var(--brand-second) 6px 12px)}
header>.name{display:flex;align-items:center;gap:8px;max-width:44rem;margin:auto;padding:6px 1rem;font-size:1.125rem;font-weight:700}
header svg{width:32px;height:32px;flex:none}
article p a{display:inline-block;padding:4px 0;color:inherit}
header a{margin-inline-start:auto;display:flex;align-items:center;min-height:44px;padding:0 10px;font-size:1rem;font-weight:500;color:inherit}
main{flex:1;display:grid;align-content:center;width:100%;max-width:44rem;margin:auto;padding:1.5rem 1rem 4rem}
article{background:var(--surface);border:1px solid var(--line);border-radius:16px;padding:clamp(1.25rem,5vw,2.5rem)}
h1{font-size:clamp(1.6rem,6vw,2.1rem);line-height:1.4}
article p{margin-top:.75rem}
.first{font-size:1.2rem}
.second{border-top:1px solid var(--line);margin-top:1.75rem;padding-top:1rem;color:var(--muted)}
.again{display:inline-flex;align-items:center;min-height:44px;margin-top:1.5rem;padding:8px 20px;border-radius:8px;background:var(--brand);color:var(--on-brand);font-weight:600;text-decoration:none}
.tree{fill:var(--brand)}.trunk{fill:#f0a112}.stone{fill:var(--ink)}
:focus-visible{outline:3px solid var(--edge);outline-offset:2px}
`.replaceAll('\n', '')
