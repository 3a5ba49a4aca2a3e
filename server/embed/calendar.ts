import { type BsDate, todayInNepal } from 'bikram-sambat-calendar'
import { Hono } from 'hono'
import type { Lang } from '#app/lib/language.ts'
import { contentSecurityPolicy, framedHeaders } from '#app/platform/http/security-headers.server.ts'
import { type BsMonth, monthAfter } from '#app/records/holidays/bs-month.ts'
import { festivalNamesIn, published } from '#app/records/holidays/published.server.ts'
import { requestLog } from '#server/http/request-log.ts'
import type { Site } from '#server/services.ts'
import type { ServerEnv } from '../env.ts'
import { type EmbedTheme, monthWidget } from './month-widget.ts'
import { heightScript, widgetStyle } from './style.ts'

const path = '/embed/calendar'

interface CalendarOptions {
  lang: Lang
  theme: EmbedTheme
  month: BsMonth
}

/** A small month that other sites may frame. It sets no cookie, stores nothing, and runs one inline script. */
export function calendarEmbed(site: Site): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>()
  const { siteUrl } = site.config
  app.use(path, requestLog(site.log))
  app.get(path, (c) => {
    const { bs: today } = todayInNepal(site.now())
    const options = readOptions(c.req.query(), today)
    const key = addressOf(options)
    return site.responses.respond(c, key, async () => {
      const { lang } = options
      const names = festivalNamesIn(lang)
      const body = String(await monthWidget({ ...options, today, published, names, siteUrl, addressOf }))
      return {
        status: 200,
        storable: true,
        tags: [],
        body,
        headers: {
          ...framedHeaders(siteUrl),
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'public, max-age=0, must-revalidate',
          'content-security-policy': contentSecurityPolicy(
            { scripts: [heightScript], styles: [widgetStyle(lang)] },
            { framedBy: '*' },
          ),
        },
      }
    })
  })
  return app
}

/** Invalid parameters get their defaults: a frame on another site should not show an error page. */
export function readOptions({ lang, theme, month }: Record<string, string>, today: BsDate): CalendarOptions {
  const [, year = '', number = ''] = /^(\d{4})-(\d{1,2})$/.exec(month ?? '') ?? []
  const wanted = { year: Number(year), month: Number(number) }
  const isMonth = wanted.month >= 1 && wanted.month <= 12 && monthAfter(wanted, 0) !== undefined
  return {
    lang: lang === 'ne' ? 'ne' : 'en',
    theme: theme === 'light' || theme === 'dark' ? theme : 'auto',
    month: isMonth ? wanted : { year: today.year, month: today.month },
  }
}

/** The canonical address, which is the cache key. */
function addressOf({ lang, theme, month }: CalendarOptions): string {
  return `${path}?lang=${lang}&theme=${theme}&month=${month.year}-${month.month}`
}
