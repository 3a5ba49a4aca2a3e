import type { Lang } from '#app/lib/language.ts'
import { devanagariStyles } from '#app/platform/document/devanagari-font.server.ts'

const light =
  '--paper:#fffefb;--ink:#1e222b;--muted:#565d6c;--line:#e6dfd1;--hover:#f3eee3;--brand:#1f52c7;--simrik:#b3173c'
const dark =
  '--paper:#1a1e26;--ink:#eceae4;--muted:#a9aebb;--line:#2d333f;--hover:#232833;--brand:#a5bdf8;--simrik:#ff8aa3'

/** The site's look, reduced to what a frame of 240 px needs. */
const rules = `
:root{color-scheme:light;${light}}
:root[data-theme=dark]{color-scheme:dark;${dark}}
@media (prefers-color-scheme:dark){:root[data-theme=auto]{color-scheme:dark;${dark}}}
*{box-sizing:border-box;margin:0}
html{background:var(--paper)}
body{background:var(--paper);color:var(--ink);font:15px/1.5 'Chautari Devanagari',system-ui,sans-serif;padding:10px;max-width:440px;margin:auto;font-variant-numeric:tabular-nums}
a{color:inherit}
:focus-visible{outline:3px solid var(--brand);outline-offset:1px}
h1{font-size:1.15rem;line-height:1.4}
header p,small,footer,.note{color:var(--muted);font-size:13px}
footer{margin-top:8px;border-top:1px solid var(--line);padding-top:6px}
footer a{display:inline-block;padding:6px 0;color:var(--brand)}
.sr{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
`.replaceAll('\n', '')

/** Rules of all frames. Only Nepali ones use the Devanagari font. */
export function frameStyle(lang: Lang): string {
  return lang === 'ne' ? devanagariStyles + rules : rules
}

/**
 * Posts the height of the frame to the embedding page, at first and when it changes: browsers draw no frame of another site
 * that is off the screen, and observe no size there.
 */
export const heightScript =
  "(()=>{const d=document.documentElement,t=()=>parent.postMessage({type:'chautari:height',height:Math.ceil(d.getBoundingClientRect().height)},'*');t();new ResizeObserver(t).observe(d)})()"
