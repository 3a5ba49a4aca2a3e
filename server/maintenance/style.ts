import { readableOn } from '#app/kit/contrast.ts'
import { devanagariStyles } from '#app/platform/document/devanagari.server.ts'

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

/** Both are of the form `#rrggbb`, validated where settings are read. */
interface Colours {
  primary: string
  secondary: string
}

export function maintenanceStyle({ primary, secondary }: Colours): string {
  const brand = `:root{--brand:${primary};--brand-second:${secondary};--on-brand:${readableOn(primary)}}`
  return devanagariStyles + rules + brand
}
