import {
  type RequestHandler,
  type ServerBuild,
  UNSAFE_withComponentProps as withComponentProps,
  UNSAFE_withErrorBoundaryProps as withErrorBoundaryProps,
} from 'react-router'
import { pageHandlers } from '#server/page-handlers.ts'

interface RouteEntry {
  id?: string
  path?: string
  index?: boolean
  file: string
  children?: RouteEntry[]
}

type Routes = ServerBuild['routes']
type RouteModule = NonNullable<Routes[string]>['module']

/** A route's file before the build: its components take the loader's data as properties. */
interface WrittenModule extends Omit<RouteModule, 'default' | 'ErrorBoundary'> {
  default: Parameters<typeof withComponentProps>[0]
  ErrorBoundary?: Parameters<typeof withErrorBoundaryProps>[0]
}

/** The site's own pages, rendered from their sources as the built server renders them. */
export async function realPages(): Promise<RequestHandler> {
  const { default: entries } = (await load('routes.ts')) as { default: RouteEntry[] }
  const root = { id: 'root', path: '', module: await loadRoute('root.tsx') }
  const routes: Routes = { root, ...(await flattened(entries, 'root')) }
  const build: ServerBuild = {
    entry: { module: (await load('entry.server.tsx')) as ServerBuild['entry']['module'] },
    routes,
    assets: {
      entry: { module: '/assets/entry.client.js', imports: ['/assets/shared.js'] },
      routes: Object.fromEntries(Object.entries(routes).map(([id, route]) => [id, asset(id, route)])),
      url: '/assets/manifest.js',
      version: 'test',
    },
    publicPath: '/',
    assetsBuildDirectory: 'build/client',
    future: {},
    ssr: true,
    // oxlint-disable-next-line typescript/no-deprecated -- the build's type still demands it
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  }
  return pageHandlers(build, 'production')
}

async function flattened(entries: RouteEntry[], parentId: string): Promise<Routes> {
  const routes: Routes = {}
  for (const { id = '', path, index, file, children = [] } of entries) {
    routes[id] = { id, parentId, path, index, module: await loadRoute(file) }
    Object.assign(routes, await flattened(children, id))
  }
  return routes
}

function asset(id: string, route: Routes[string]): ServerBuild['assets']['routes'][string] {
  if (!route) throw new Error(`No route ${id}`)
  const { module, ...place } = route
  return {
    ...place,
    module: `/assets/${id}.js`,
    hasAction: false,
    hasLoader: 'loader' in module,
    hasClientAction: false,
    hasClientLoader: 'clientLoader' in module,
    hasClientMiddleware: false,
    hasErrorBoundary: 'ErrorBoundary' in module,
    clientActionModule: undefined,
    clientLoaderModule: undefined,
    clientMiddlewareModule: undefined,
    hydrateFallbackModule: undefined,
  }
}

/** What the framework's build does to a route module: the components get the loader's data as properties. */
async function loadRoute(file: string): Promise<RouteModule> {
  const { default: page, ErrorBoundary, ...rest } = (await load(file)) as WrittenModule
  return {
    ...rest,
    default: withComponentProps(page),
    ...(ErrorBoundary && { ErrorBoundary: withErrorBoundaryProps(ErrorBoundary) }),
  }
}

/** Routes name their files; a literal import would bind this builder to every page. */
function load(file: string): Promise<unknown> {
  return import(new URL(`../app/${file}`, import.meta.url).pathname)
}
