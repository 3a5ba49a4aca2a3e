import type { Context, Hono } from 'hono'
import { langOfPath } from '#app/lib/language.ts'
import type { ReportAnswer } from '#app/pages/form-answers.ts'
import { correctionFields, longest } from '#app/records/corrections/schema.ts'
import { storeCorrection } from '#app/records/corrections/store.server.ts'
import { type Limit, limitOf } from '#server/api/mount.ts'
import type { ServerEnv } from '#server/env.ts'
import { clientIpOf, ipHashes } from '#server/http/client-ip.ts'
import {
  type FormOutcome,
  failureStatus,
  formFields,
  formGuard,
  formRoutes,
} from '#server/http/posted-form.ts'
import type { Site } from '#server/services.ts'

/** A letter of Devanagari has nine bytes in a form, and a message may have 1,000. */
const maxBytes = 16_384
/** Of one address on one server. `mostOfAddress` has the bounds of a day. */
const perMinute = 5

/** The form that reports a wrong value: without an account, and without JavaScript. */
export function mountCorrectionForm(app: Hono<ServerEnv>, site: Site): void {
  const limit = limitOf({ perMinute })
  formRoutes(app, site, '/corrections/new', formGuard(site, maxBytes), (c) => receive(c, site, limit))
}

const refusals = { 'unknown-subject': 404, known: 409, 'share-used': 429, full: 503 } as const

async function receive(c: Context<ServerEnv>, site: Site, limit: Limit): Promise<FormOutcome> {
  const form = await formFields(c)
  const field = (name: string) => form.get(name) ?? ''
  const about = field('about').slice(0, 100)
  // What was typed stays in the form until it is sent, cut to what the form takes.
  const typed = {
    message: field('message').replaceAll('\r\n', '\n').slice(0, longest.message),
    link: field('link').slice(0, longest.link),
  }
  const answer = (status: number, state: ReportAnswer['state']) => ({
    status,
    reportAnswer: { about, state, ...(state === 'sent' ? { message: '', link: '' } : typed) },
  })
  const given = correctionFields.safeParse({ ...Object.fromEntries(form), website: field('website') })
  if (!given.success) {
    const wrong = new Set(given.error.issues.map(({ path }) => path[0]))
    return answer(
      400,
      wrong.has('message') ? 'no-message' : wrong.has('link') ? 'no-link' : 'unknown-subject',
    )
  }
  const { website, ...report } = given.data
  try {
    const address = clientIpOf(c, site.config.trustedProxies)
    await limit({ address })
    // The same answer, so that a program does not learn to leave the field empty.
    if (website !== '') return answer(200, 'sent')
    const sent = { ...report, lang: langOfPath(c.req.path), from: ipHashes('reports', address, site) }
    const result = await storeCorrection(site.storage.db, sent)
    return result === 'stored' ? answer(200, 'sent') : answer(refusals[result], result)
  } catch (error) {
    const status = await failureStatus(c, site, error, 'correction-failed')
    return answer(status, status === 429 ? 'too-many' : 'failed')
  }
}
