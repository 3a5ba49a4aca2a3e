import { type AskResult, longestQuestion } from 'ask'
import { todayInNepal } from 'bikram-sambat-calendar'
import { z } from 'zod'
import type { Lang } from '#app/lib/language.ts'
import { nearestTools } from '#app/tools/nearest-tools.ts'
import { suggestedTools } from '#app/tools/suggested-tools.ts'
import { problemOf } from '#server/http/failure.ts'
import type { Site } from '#server/services.ts'
import { publicQuery, type QueryAnswer } from './define.ts'
import { problemSchema } from './v1/problem-schema.ts'

const bothDates = z.object({ bs: z.string(), ad: z.string() })

const answers = z.object({
  answers: z
    .array(
      z.object({
        intent: z.string(),
        result: z.record(z.string(), z.union([z.string(), z.number(), bothDates])),
        text: z.string(),
        reading: z.string(),
        link: z.string(),
        asOf: z.string().optional(),
        /** What has to be said beside the answer. */
        remarks: z.array(z.object({ kind: z.string(), text: z.string() })),
      }),
    )
    .max(3),
  tools: z.array(z.object({ slug: z.string(), link: z.string() })).max(5),
  refusal: z
    .object({ reason: z.enum(['no-such-day', 'out-of-range', 'stale', 'unknown-place']), text: z.string() })
    .optional(),
})

const refuses = problemSchema

export const readAsk = publicQuery({
  path: '/api/v1/ask',
  summary:
    'Answers a short question in English, romanised Nepali or Devanagari: dates, rates, prices, numbers. Likeliest first; no answer rather than a guess. The question is not logged',
  parameters: { q: z.string().min(1).max(longestQuestion), lang: z.enum(['en', 'ne']).optional() },
  answers,
  refuses,
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

async function answerTo({ ask, now, tools }: Site, q: string, lang: Lang): Promise<z.output<typeof answers>> {
  const result: AskResult = (await ask.current())(q, { lang, today: todayInNepal(now()) })
  const active = (await tools.current()).map(({ path }) => path)
  const first = result.answers.map(({ link }) => link)
  return {
    answers: result.answers.map(({ intent, result, text, reading, link, asOf, remarks }) => ({
      intent,
      result,
      text,
      reading,
      link,
      ...(asOf !== undefined && { asOf }),
      remarks: remarks.map(({ kind, text }) => ({ kind, text })),
    })),
    tools: nearestTools(q, lang, first, suggestedTools(active)).map(({ slug, link }) => ({ slug, link })),
    ...(result.refusal && { refusal: { reason: result.refusal.reason, text: result.refusal.text } }),
  }
}

function badInput(parameter: string, error: string): QueryAnswer {
  return { status: 400, body: problemOf(400, { error, code: 'bad-input', parameter }) }
}
