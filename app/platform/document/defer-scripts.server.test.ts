import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { deferClientScripts } from './defer-scripts.server.ts'

// As React Router 8.4 writes it for a page whose client loader is a chunk of its own.
const written =
  '<!DOCTYPE html><html lang="en"><head><title>A page</title>' +
  '<link rel="modulepreload" href="/assets/manifest-4fb5c721.js"/>' +
  '<link rel="modulepreload" href="/assets/entry.client-D0j8cJ-a.js" crossorigin="anonymous"/>' +
  '<script>(()=>{const theme=1})()</script></head><body><p>$& costs $1</p>' +
  '<script>window.__reactRouterContext = {"basename":"/"};</script>' +
  '<script type="module" async="">import "/assets/manifest-4fb5c721.js";\n' +
  'import * as route0 from "/assets/root-uH80k3Az.js";\n' +
  'import * as route1_clientLoader from "/assets/route-HmrPfvky.js";\n' +
  'import * as route1_main from "/assets/route-main-f9qHjxHC.js";\n' +
  'const route1 = {...route1_clientLoader,...route1_main};\n' +
  '  \n  window.__reactRouterRouteModules = {"root":route0,"en/tools/carrier-identifier":route1};\n\n' +
  'import("/assets/entry.client-D0j8cJ-a.js");</script>' +
  '<script>window.__reactRouterContext.streamController.enqueue("[]")</script></body></html>'

const deferredIn = (html: string) => deferClientScripts(html).join('')

test('the document keeps everything but its preloads and its module script', () => {
  const html = deferredIn(written)
  expect(html).not.toContain('<link rel="modulepreload"')
  expect(html).not.toContain('type="module"')
  const kept = html.replace(/<script>requestAnimationFrame.*?<\/script>/, '')
  const rest = written
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(/<script type="module".*?<\/script>/s, '')
  expect(kept).toBe(rest)
})

const shared = ['/assets/react-CCD-68tW.js', '/assets/router-DdiVcCbK.js']
const more = `${shared.map((url) => `<link rel="modulepreload" href="${url}"/>`).join('')}</head>`
const entry = '/assets/entry.client-D0j8cJ-a.js'
const modules = [
  ...shared,
  '/assets/manifest-4fb5c721.js',
  '/assets/root-uH80k3Az.js',
  '/assets/route-HmrPfvky.js',
  '/assets/route-main-f9qHjxHC.js',
]

test('nothing is fetched before the first frame; then everything is at once, and runs in its order', async () => {
  const browser = fakeBrowser(deferredIn(written.replace('</head>', more)))
  expect(browser.preloaded).toEqual([])
  expect(browser.loaded).toEqual([])
  browser.paint()
  expect(browser.preloaded).toEqual([...modules, entry])
  expect(browser.loaded).toEqual(shared.slice(0, 1))
  await new Promise(setImmediate)
  expect(browser.loaded).toEqual([...modules, entry])
  expect(browser.window.__reactRouterRouteModules).toEqual({
    root: { '/assets/root-uH80k3Az.js': true },
    'en/tools/carrier-identifier': {
      '/assets/route-HmrPfvky.js': true,
      '/assets/route-main-f9qHjxHC.js': true,
    },
  })
})

test('a browser that cannot preload modules fetches everything at once too, and the entry last', async () => {
  const browser = fakeBrowser(deferredIn(written.replace('</head>', more)), false)
  browser.paint()
  expect([...new Set(browser.loaded)]).toEqual(modules)
  await new Promise(setImmediate)
  expect(browser.loaded.at(-1)).toBe(entry)
  expect(browser.loaded.indexOf(entry)).toBe(browser.loaded.length - 1)
})

test('a document without the script that React Router writes is refused', () => {
  const changed = written.replace('<script type="module" async="">', '<script type="module">')
  expect(() => deferredIn(changed)).toThrow('No module script found')
  expect(() => deferredIn('<!DOCTYPE html><p>Hello')).toThrow('No module script found')
})

test('a document without preloads is deferred as well', async () => {
  const browser = fakeBrowser(deferredIn(written.replace(/<link rel="modulepreload"[^>]*>/g, '')))
  browser.paint()
  await new Promise(setImmediate)
  expect(browser.preloaded).toEqual(modules.slice(shared.length))
  expect(browser.loaded).toEqual([...modules.slice(shared.length), entry])
})

test('R7: documents are not kept in memory, however they differ', () => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const heldMiB = () => {
    collect()
    const { heapUsed, external } = process.memoryUsage()
    return (heapUsed + external) / 2 ** 20
  }
  const before = heldMiB()
  for (let vote = 0; vote < 100; vote += 1) {
    const changed = written.replace('</head>', `<script>${vote}</script></head>`)
    // A text of one piece, as React gives it.
    deferredIn(Buffer.from(changed.replace('<p>', `<p>${'ABCDEFGH'.repeat(2 ** 16)}`)).toString())
  }
  expect(heldMiB() - before).toBeLessThan(10)
})

/** Runs the deferred script as a browser would, with `import()` replaced by a record of what was asked for. */
function fakeBrowser(html: string, preloadsModules = true) {
  const script = /<script>(requestAnimationFrame.*?)<\/script>/s.exec(html)?.[1] ?? ''
  const waiting: (() => void)[] = []
  const preloaded: string[] = []
  const loaded: string[] = []
  const later = (work: () => void) => void waiting.push(work)
  const window: Record<string, unknown> = {}
  runInNewContext(script.replaceAll('import(', 'load('), {
    window,
    requestAnimationFrame: later,
    setTimeout: later,
    document: {
      createElement: () => ({ relList: { supports: () => preloadsModules } }),
      head: {
        append: ({ rel, href }: { rel: string; href: string }) =>
          rel === 'modulepreload' && preloaded.push(href),
      },
    },
    load: async (url: string) => {
      loaded.push(url)
      return { [url]: true }
    },
  })
  const paint = () => {
    for (let work = waiting.shift(); work; work = waiting.shift()) work()
  }
  return { window, preloaded, loaded, paint }
}
