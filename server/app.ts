import { Hono } from 'hono'
import { adminApi } from './admin/mount.ts'
import { api } from './api/mount.ts'
import { assets } from './assets.ts'
import { authFacade } from './auth/facade.ts'
import { withCachedAnswers } from './cached-answers.ts'
import { confirmLink } from './confirm-link.ts'
import { crawlers } from './crawlers.ts'
import { calendarEmbed } from './embed/calendar.ts'
import type { ServerEnv } from './env.ts'
import { health } from './health.ts'
import { maintenance } from './maintenance/gate.ts'
import { media } from './media.ts'
import { answerErrors } from './middleware/errors.ts'
import { measured } from './middleware/measured.ts'
import { redirects } from './middleware/redirects.ts'
import { requestLog } from './middleware/request-log.ts'
import { safeHeaders } from './middleware/safe-headers.ts'
import { metricsPage } from './monitoring/metrics-page.ts'
import { newsletterForm } from './newsletter-form.ts'
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
  app.route('/', authFacade({ ...site, trustedProxies: site.config.trustedProxies }))
  app.route('/', crawlers(site))
  app.route('/', webManifest(site))
  app.route('/', newsletterForm(site))
  app.route('/', confirmLink(site))
  // Pages answer whatever is left, if only with 404.
  app.route('/', pages(site))
  app.fetch = withCachedAnswers(site, app.fetch)
  return app
}
