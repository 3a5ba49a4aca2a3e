import { type Context, Hono } from 'hono'
import { langOfPath, languages, pathIn } from '#app/lib/language.ts'
import type { ReportAnswer } from '#app/pages/form-answers.ts'
import { correctionFields, longest } from '#app/records/corrections/schema.ts'
import { type StoreResult, storeCorrection } from '#app/records/corrections/store.server.ts'
import { limitOf } from '#server/api/mount.ts'
import type { ServerEnv } from '#server/env.ts'
import { clientIpOf, ipHashes } from '#server/http/client-ip.ts'
import { answerForm, formFields, formGuard } from '#server/http/posted-form.ts'
import { appErrorOf } from '#server/ops/error-report.ts'
import type { Site } from '#server/services.ts'

/** A letter of Devanagari has nine bytes in a form, and a message may have 1,000. */
const maxBytes = 16_384
/** Of one address on one server. `mostOfAddress` has the bounds of a day. */
const perMinute = 5

/** The form that reports a wrong value: without an account, and without JavaScript. */
export function correctionForm(site: Site): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>()
  const guard = formGuard(site, maxBytes)
  const limit = limitOf({ perMinute })
  for (const path of languages.map((lang) => pathIn(lang, '/corrections/new'))) {
    app.post(path, guard, async (c) => {
      const reportAnswer = await receive(c, site, limit)
      return await answerForm(c, site, reportAnswer.status, { reportAnswer })
    })
  }
  return app
}

type Typed = Pick<ReportAnswer, 'about' | 'message' | 'link'>

async function receive(
  c: Context<ServerEnv>,
  site: Site,
  limit: ReturnType<typeof limitOf>,
): Promise<ReportAnswer> {
  const form = await formFields(c)
  const field = (name: string) => form.get(name) ?? ''
  // What was typed stays in the form, cut to what the form takes.
  const typed: Typed = {
    about: field('about').slice(0, 100),
    message: field('message').replaceAll('\r\n', '\n').slice(0, longest.message),
    link: field('link').slice(0, longest.link),
  }
  const given = correctionFields.safeParse({ ...Object.fromEntries(form), website: field('website') })
  if (!given.success) {
    const wrong = new Set(given.error.issues.map(({ path }) => path[0]))
    const state = wrong.has('message') ? 'no-message' : wrong.has('link') ? 'no-link' : 'unknown-subject'
    return { ...typed, state, status: 400 }
  }
  const { website, ...report } = given.data
  try {
    const address = clientIpOf(c, site.config.trustedProxies)
    await limit({ address })
    // The same answer, so that a program does not learn to leave the field empty.
    if (website !== '') return answerOf('stored', typed)
    const from = ipHashes('reports', address, site)
    return answerOf(
      await storeCorrection(site.storage.db, { ...report, lang: langOfPath(c.req.path), from }),
      typed,
    )
  } catch (error) {
    const { status } = await appErrorOf(error, site.storage.db)
    if (status >= 500)
      site.report(error, { kind: 'correction-failed', requestId: c.get('requestId'), path: c.req.path })
    return { ...typed, state: status === 429 ? 'too-many' : 'failed', status }
  }
}

const refusals = { 'unknown-subject': 404, known: 409, 'share-used': 429, full: 503 } as const

function answerOf(result: StoreResult, typed: Typed): ReportAnswer {
  if (result !== 'stored') return { ...typed, state: result, status: refusals[result] }
  return { about: typed.about, message: '', link: '', state: 'sent', status: 200 }
}
