const preloadLink = /<link rel="modulepreload"[^>]*?href="([^"]+)"[^>]*>/g
const staticImport = /import (?:\* as (\w+) from )?("[^"]+");/g
const moduleOpens = '<script type="module" async="">'
const scriptCloses = '</script>'

/**
 * Starts the browser's code after the first paint. React Router writes module preloads and a module script, which
 * compete with the first paint on a slow network (measured: LCP 0.7 to 1.1 s against 1.9 to 3.0 s). Here the same
 * modules are fetched, all at once, from a task after the first frame, and run in the same order. Places are found by
 * index: a pattern would take its time over the whole of a long text.
 * @throws when the document does not hold what React Router writes, so that an upgrade cannot pass unnoticed.
 */
export function deferClientScripts(html: string): string {
  const headEnds = html.indexOf('</head>')
  const opens = html.indexOf(moduleOpens, headEnds)
  const closes = html.indexOf(scriptCloses, opens)
  if (headEnds < 0 || opens < 0 || closes < 0)
    throw new Error('No module script found in the rendered document')
  const firstPreload = html.indexOf('<link rel="modulepreload"')
  const preloadsBegin = firstPreload < 0 ? headEnds : Math.min(firstPreload, headEnds)
  const links = html.slice(preloadsBegin, headEnds)
  return [
    html.slice(0, preloadsBegin),
    links.replace(preloadLink, ''),
    html.slice(headEnds, opens),
    `<script>${deferred(preloadsOf(links), html.slice(opens + moduleOpens.length, closes))}`,
    html.slice(closes),
  ].join('')
}

function preloadsOf(links: string): string {
  return [...links.matchAll(preloadLink)].map(([, url]) => JSON.stringify(url)).join()
}

function deferred(preloads: string, source: string): string {
  const imports = [...source.matchAll(staticImport)]
  const names = imports.map(([, name], index) => name ?? `side${index}`)
  const rest = source.replace(staticImport, '').trim()
  const script =
    `requestAnimationFrame(()=>setTimeout(()=>{[${preloads}].forEach(u=>{const l=document.createElement('link');` +
    `l.rel='modulepreload';l.href=u;document.head.append(l)});` +
    `Promise.all([${imports.map(([, , url = '']) => `import(${url})`).join()}]).then(([${names.join()}])=>{${rest}})}))`
  return script.replace(/\n\s*/g, '')
}
