import { LRUCache } from 'lru-cache'

const preloadLink = /<link rel="modulepreload"[^>]*?href="([^"]+)"[^>]*>/g
const staticImport = /import (?:\* as (\w+) from )?("[^"]+");/g
/** How the opening tag of the module script ends; before it there may be a nonce. */
const moduleTagEnds = ' type="module" async="">'
const scriptCloses = '</script>'

/**
 * Starts the browser's code after the first paint. React Router writes module preloads and a module script, which
 * compete with the first paint on a slow network (measured: LCP 0.7 to 1.1 s against 1.9 to 3.0 s). Here the same
 * modules are fetched, all at once, from a task after the first frame, and run in the same order. What they share is
 * imported one after another: each module is then linked and run in a task of its own, where all of them were in one
 * when the last was there. A browser that cannot preload modules loads them at once and runs them as they come. Gives
 * back the document in pieces, to be written out one after another.
 * @throws when the document does not hold what React Router writes, so that an upgrade cannot pass unnoticed.
 */
export function deferClientScripts(html: string): string[] {
  const headEnds = html.indexOf('</head>')
  const tagEnds = html.indexOf(moduleTagEnds, headEnds)
  const opens = html.lastIndexOf('<script', tagEnds)
  const closes = html.indexOf(scriptCloses, tagEnds)
  if (headEnds < 0 || tagEnds < 0 || opens < headEnds || closes < 0)
    throw new Error('No module script found in the rendered document')
  const firstPreload = html.indexOf('<link rel="modulepreload"')
  const preloadsBegin = firstPreload < 0 ? headEnds : Math.min(firstPreload, headEnds)
  const links = html.slice(preloadsBegin, headEnds)
  const source = html.slice(tagEnds + moduleTagEnds.length, closes)
  const starter = `${html.slice(opens, tagEnds)}>${starterOf(preloadsOf(links), source)}`
  const kept = links.replace(preloadLink, '')
  return [html.slice(0, preloadsBegin), kept, html.slice(headEnds, opens), starter, html.slice(closes)]
}

/** The same for all documents of a route. */
const starters = new LRUCache<string, string>({ max: 200 })

function starterOf(preloads: string[], source: string): string {
  // Joined, and so a text of its own: a part of a document keeps all of it in memory as long as it is a key.
  const key = [...preloads, source].join('\n')
  const known = starters.get(key)
  if (known !== undefined) return known
  const made = deferred(preloads, source)
  starters.set(key, made)
  return made
}

function preloadsOf(links: string): string[] {
  return [...links.matchAll(preloadLink)].map(([, url]) => JSON.stringify(url))
}

function deferred(preloads: string[], source: string): string {
  const imports = [...source.matchAll(staticImport)]
  const names = imports.map(([, name], index) => name ?? `side${index}`)
  const routes = imports.map(([, , url = '']) => url)
  const rest = source.replace(staticImport, '').trim()
  const shared = preloads.filter((url) => !rest.includes(url) && !routes.includes(url))
  const entry = preloads.filter((url) => rest.includes(url))
  const script =
    `requestAnimationFrame(()=>setTimeout(async()=>{const p=u=>{const l=document.createElement('link');` +
    `l.rel='modulepreload';l.href=u;document.head.append(l);return l.relList.supports(l.rel)};` +
    `[${[...shared, ...routes].join()}].forEach(u=>p(u)||import(u));[${entry.join()}].forEach(p);` +
    `for(const u of[${shared.join()}])await import(u);` +
    `const[${names.join()}]=await Promise.all([${routes.map((url) => `import(${url})`).join()}]);${rest}}))`
  return script.replace(/\n\s*/g, '')
}
