import type { EntryContext, ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { pageHandlers } from './page-handlers.ts'

const places = {
  root: { path: '' },
  'en/layout': { parentId: 'root' },
  'en/home': { parentId: 'en/layout', index: true },
  'en/about': { parentId: 'en/layout', path: 'about' },
  'en/calendar': { parentId: 'en/layout', path: 'calendar/:year?' },
  'en/not-found': { parentId: 'en/layout', path: '*' },
  'en/admin': { parentId: 'root', path: 'admin/*' },
  'ne/layout': { parentId: 'root' },
  'ne/home': { parentId: 'ne/layout', path: 'ne', index: true },
  'ne/about': { parentId: 'ne/layout', path: 'ne/about' },
  'ne/not-found': { parentId: 'ne/layout', path: 'ne/*' },
}

/** Tells which route an address leads to, and which ones its handler has. */
const told = (_request: Request, status: number, headers: Headers, context: EntryContext) =>
  new Response(
    JSON.stringify({
      matched: context.staticHandlerContext.matches.at(-1)?.route.id,
      known: Object.keys(context.manifest.routes),
    }),
    { status, headers },
  )

const routes = Object.fromEntries(
  Object.entries(places).map(([id, place]) => [id, { id, ...place, module: { default: () => null } }]),
)
const pages = pageHandlers(
  {
    entry: { module: { default: told } },
    routes,
    assets: { entry: { module: '', imports: [] }, routes, url: '', version: '' },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  } as unknown as ServerBuild,
  'production',
)
const answer = async (path: string) =>
  (await (await pages(new Request(`http://localhost${path}`))).json()) as {
    matched: string
    known: string[]
  }

test.each([
  ['/', 'en/home'],
  ['/about', 'en/about'],
  ['/about?q=1', 'en/about'],
  ['/about/more', 'en/not-found'],
  ['/calendar', 'en/calendar'],
  ['/calendar/2083', 'en/calendar'],
  ['/calendar/2083/more', 'en/not-found'],
  ['/nothing', 'en/not-found'],
  ['/admin/x', 'en/admin'],
  // Written otherwise, and the same place.
  ['/About', 'en/about'],
  ['/%61bout', 'en/about'],
  ['/about/', 'en/about'],
  ['/near', 'en/not-found'],
  ['/ne', 'ne/home'],
  ['/ne/', 'ne/home'],
  ['/ne/about', 'ne/about'],
  ['/ne/ABOUT', 'ne/about'],
  ['/ne/calendar', 'ne/not-found'],
  ['/ne/ne', 'ne/not-found'],
])('%s leads to %s', async (path, id) => {
  expect((await answer(path)).matched).toBe(id)
})

test('an address is matched against routes that begin like it, and no others', async () => {
  expect((await answer('/about')).known).toEqual(['root', 'en/layout', 'en/about', 'en/not-found'])
  expect((await answer('/ne')).known).toEqual(['root', 'ne/layout', 'ne/home', 'ne/not-found'])
})
