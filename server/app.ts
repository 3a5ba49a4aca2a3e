import { Hono } from 'hono'
import { getPath } from 'hono/utils/url'
import { adminApi } from './admin/mount.ts'
import { api } from './api/mount.ts'
import { publicReadPaths } from './api/routes.ts'
import { assets } from './assets.ts'
import { gotrueRoutes } from './auth/gotrue-routes.ts'
import { busyAnswer } from './busy.ts'
import type { Asked } from './cached-answers.ts'
import { confirmLink } from './confirm-link.ts'
import { crawlers } from './crawlers.ts'
import { calendarEmbed } from './embed/calendar.ts'
import type { ServerEnv } from './env.ts'
import { health } from './health.ts'
import { maintenance } from './maintenance/gate.ts'
import { reachOf } from './maintenance/reach.ts'
import { media } from './media.ts'
import { answerErrors } from './middleware/errors.ts'
import { measured } from './middleware/measured.ts'
import { redirects } from './middleware/redirects.ts'
import { requestLog } from './middleware/request-log.ts'
import { safeHeaders } from './middleware/safe-headers.ts'
import { metricsPage } from './monitoring/metrics-page.ts'
import { newsletterForm } from './newsletter-form.ts'
import { pageKey } from './page-paths.ts'
import { pages } from './pages.ts'
import type { Site } from './site.ts'
import { webManifest } from './web-manifest.ts'

/** Answers from the cache, and behind them every mount of the server, in the order in which they are asked. */
export function createApp(site: Site): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>()
  app.onError(answerErrors(site))
  // Health answers whatever else is wrong.
  app.route('/', health(site))
  app.route('/', metricsPage(site))
  app.use(measured(site.metrics, site.figures.requests))
  // Before whatever a visitor could see.
  app.use(maintenance(site))
  app.use(redirects(site.config.siteUrl))
  // What other sites may frame: above the headers that refuse it.
  app.route('/', calendarEmbed(site))
  app.use(safeHeaders(site.config.siteUrl))
  app.route('/', assets())
  app.use(requestLog(site.log))
  app.route('/', media(site))
  // Above the public interface, which answers for all that is not there.
  app.route('/', adminApi(site))
  app.route('/', api(site))
  app.route('/', gotrueRoutes({ ...site, trustedProxies: site.config.trustedProxies }))
  app.route('/', crawlers(site))
  app.route('/', webManifest(site))
  app.route('/', newsletterForm(site))
  app.route('/', confirmLink(site))
  // Pages answer whatever is left, if only with 404.
  app.route('/', pages(site))
  app.fetch = withCachedAnswers(site, app.fetch)
  return app
}

type Fetch = Hono<ServerEnv>['fetch']
type Given = Response | Promise<Response> | undefined

/**
 * Gives what the cache holds before any mount is asked: on its way through them an answer from memory would cost half as
 * much again. Such answers stand at canonical addresses and carry all their headers. While nobody more may wait for a
 * turn, a visitor gets an older copy here or is sent away: further inside each refusal would take time from those who are
 * served. While the site is under maintenance every request takes the long way, on which it is decided who sees what.
 */
function withCachedAnswers(site: Site, fetch: Fetch): Fetch {
  const { settings, metrics, figures } = site
  return (request, env: ServerEnv['Bindings'] | undefined, ...rest) => {
    const start = performance.now()
    const current = request.method === 'GET' ? settings.current() : undefined
    if (!current || current instanceof Promise || current.maintenance_mode.enabled)
      return fetch(request, env, ...rest)
    const path = getPath(request)
    const answer = givenAtOnce(site, { path, url: request.url, ...askedOfNode(request, env) })
    if (!answer) return fetch(request, env, ...rest)
    const counted = (given: Response) => {
      const ms = performance.now() - start
      metrics.record(ms, given.status)
      figures.requests.record(ms, path, given.status)
      return given
    }
    return answer instanceof Promise ? answer.then(counted) : counted(answer)
  }
}

function givenAtOnce({ answers, config }: Site, asked: Asked & { path: string; url: string }): Given {
  const key = answerKey(asked)
  const stored = key === undefined ? undefined : answers.stored(asked, key)
  if (stored || !answers.turns.isFull) return stored
  const reach = reachOf(asked.path)
  if (reach === 'none' || reach === 'frame') return undefined
  const older = key === undefined ? undefined : answers.older(asked, key)
  if (older) return older
  answers.turns.noteRefusal()
  return busyAnswer(asked.path, reach, config.siteUrl)
}

/** From Node's own request where there is one: to make `Headers` of all of them takes longer than the answer. */
function askedOfNode({ headers }: Request, { incoming }: ServerEnv['Bindings'] = {}): Asked {
  const given = incoming?.headers
  const header = (name: 'accept-encoding' | 'if-none-match') =>
    given ? given[name] : (headers.get(name) ?? undefined)
  return { acceptEncoding: header('accept-encoding'), ifNoneMatch: header('if-none-match') }
}

/** Where in the cache the answer to a GET stands, if it may stand there at all. */
function answerKey({ path, url }: { path: string; url: string }): string | undefined {
  // An address without a query is its own key: no need to take it apart.
  return publicReadPaths.has(path) || !url.includes('?') ? path : pageKey(new URL(url))
}
