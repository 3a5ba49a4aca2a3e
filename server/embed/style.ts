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
.sr-only{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
`.replaceAll('\n', '')

/** Rules of all frames. Only Nepali ones use the Devanagari font. */
export function frameStyle(lang: Lang): string {
  return lang === 'ne' ? devanagariStyles + rules : rules
}

/** Rules of a table of figures in a frame. */
export const tableStyle = `
table{width:100%;border-collapse:collapse;margin:6px 0}
th,td{padding:6px 4px;border-bottom:1px solid var(--line);text-align:end}
th:first-child{text-align:start}
thead th{font-size:13px;color:var(--muted)}
tbody th{font-weight:600}
tbody small{display:block;font-weight:400}
`.replaceAll('\n', '')

/** Of a month. */
export const monthStyle = `
header{display:flex;align-items:center;gap:8px}
header>div{flex:1;text-align:center}
.step{display:flex;width:44px;height:44px;align-items:center;justify-content:center;border:1px solid var(--line);border-radius:8px;text-decoration:none;font-size:1.2rem}
.step:hover{background:var(--hover)}
table{width:100%;table-layout:fixed;border-collapse:collapse;margin-top:8px;text-align:center}
th{font-size:13px;padding:4px 0;color:var(--muted)}
td{height:44px;border:1px solid var(--line);padding:2px 0;line-height:1.15;vertical-align:top}
td b{display:block;font-size:1.05rem}
td small{font-size:13px}
i{font-style:normal;font-size:13px;color:var(--brand)}
.off,.off i,.saturday,.sunday{color:var(--simrik)}
.saturday,.sunday{text-decoration:underline}
.sunday{text-decoration-style:dotted}
td[aria-current]{outline:2px solid var(--brand);outline-offset:-2px}
h2{font-size:.85rem;margin-top:10px}
ul{list-style:none;padding:0;font-size:.85rem}
`.replaceAll('\n', '')

/** Of the converter's form. */
export const converterStyle = `
fieldset{border:0;padding:0;margin:6px 0;display:flex;flex-wrap:wrap;gap:4px 16px}
legend{padding:0;font-weight:600}
fieldset label{display:flex;align-items:center;gap:8px;min-height:44px}
input[type=radio]{width:24px;height:24px;margin:0;accent-color:var(--brand)}
label{font-weight:600}
.line{display:flex;flex-wrap:wrap;gap:8px;margin-top:2px}
#date{flex:1 1 130px;min-width:0}
#date,button{min-height:44px;font:inherit;font-size:16px;padding:6px 12px;border:1px solid var(--muted);border-radius:8px;background:var(--paper);color:inherit}
#date[aria-invalid=true]{border-color:var(--simrik)}
button{font-weight:600;cursor:pointer}
button:hover{background:var(--hover)}
output{display:block;white-space:pre-line;min-height:3em;margin-top:8px;font-size:1.05rem}
`.replaceAll('\n', '')
