import { longestQuestion } from '@chautari/ask'
import { todayInNepal } from '@chautari/bikram-sambat'
import { z } from 'zod'
import { sitePages } from '#app/layout/ask/data/pages.ts'
import { type Lang, pathIn } from '#app/lib/language.ts'
import { loadBrowserData } from '#app/tools/ask-data.server.ts'
import { nearestPlaces } from '#app/tools/nearest-tools.ts'
import { suggestedTools } from '#app/tools/registry.ts'
import { toolAt } from '#app/tools/tool-at.ts'
import { problemOf } from '#server/http/failure.ts'
import type { Site } from '#server/services.ts'
import { publicQuery, publicRead, type QueryAnswer } from './define.ts'
import { problemSchema } from './v1/data-route.ts'

const mostTools = 5

const bothDates = z.object({ bs: z.string(), ad: z.string() })

const answers = z.object({
  answers: z
    .array(
      z.object({
        intent: z.string(),
        result: z
          .record(z.string(), z.union([z.string(), z.number(), bothDates]))
          .describe(
            'Of holiday.next: bs, ad and name of the next holiday. Where a day was asked about, also that day (asked) and isHoliday: yes, some (people, places or offices), no (none is known) or unknown (no list); bs, ad and name are then of that day, with no those of the next holiday',
          ),
        text: z.string(),
        reading: z.string(),
        link: z.string(),
        asOf: z.string().optional(),
        /** What has to be said beside the answer. */
        remarks: z.array(z.object({ kind: z.string(), text: z.string() })),
      }),
    )
    .max(3),
  /** Those of the answers, and others that the question names. */
  tools: z.array(z.object({ slug: z.string(), link: z.string() })).max(mostTools),
  refusal: z
    .object({
      reason: z.enum(['no-such-day', 'out-of-range', 'not-announced', 'stale', 'unknown-place']),
      text: z.string(),
    })
    .optional(),
})

export const readAsk = publicQuery({
  path: '/api/v1/ask',
  summary:
    'Answers a short question in English, romanised Nepali or Devanagari: dates, rates, prices, numbers. Likeliest first; no answer rather than a guess. The question is not logged',
  parameters: { q: z.string().min(1).max(longestQuestion), lang: z.enum(['en', 'ne']).optional() },
  answers,
  refuses: problemSchema,
  read: async (site, query): Promise<QueryAnswer> => {
    const q = query.get('q')?.trim() ?? ''
    const lang = query.get('lang') ?? 'en'
    if (lang !== 'en' && lang !== 'ne') return badInput('lang', 'lang must be en or ne')
    if (q === '') return badInput('q', 'q is required')
    if (q.length > longestQuestion)
      return badInput('q', `q must be no longer than ${longestQuestion} characters`)
    return { status: 200, body: await answerTo(site, q, lang), headers: { 'cache-control': 'no-store' } }
  },
})

/** In the form of its schema, without what else parts of the site know of an answer. */
async function answerTo({ ask, now, tools }: Site, q: string, lang: Lang): Promise<z.output<typeof answers>> {
  const result = (await ask.current())(q, { lang, today: todayInNepal(now()) })
  const open = suggestedTools(await tools.current())
  const ofAnswers = result.answers.flatMap(({ link }) => toolAt(link, open) ?? [])
  const near = new Set([...ofAnswers, ...nearestPlaces(q, open).places])
  const links = [...near].slice(0, mostTools).map(({ slug, path }) => ({ slug, link: pathIn(lang, path) }))
  return answers.parse({ ...result, tools: links })
}

function badInput(parameter: string, error: string): QueryAnswer {
  return { status: 400, body: problemOf(400, { error, code: 'bad-input', parameter }) }
}

/** What this site's own pages answer questions from, in the browser: its form may change with each version. */
export const readAskData = publicRead({
  path: '/api/v1/ask-data',
  summary:
    "Figures and names from which this site's pages answer questions without sending them; its form may change at any time",
  tags: [
    'tools',
    'carriers',
    'emergency-numbers',
    'gold-silver-prices',
    'internet-plans',
    'internet-providers',
    'postal-codes',
  ],
  answers: z.object({
    at: z.string(),
    data: z.record(z.string(), z.unknown()),
    places: z.array(z.unknown()),
  }),
  read: async ({ storage, feeds, tools, emergencyNumbers, postOffices, log, now }) => ({
    at: now().toISOString(),
    data: await loadBrowserData({ db: storage.db, feeds, emergencyNumbers, postOffices, log, now }),
    places: [...suggestedTools(await tools.current()), ...sitePages],
  }),
})
