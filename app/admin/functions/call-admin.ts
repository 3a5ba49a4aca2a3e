import type { Lang } from '#app/kit/language.ts'
import { openClient } from '#app/platform/auth/session.ts'
import { refusalOf, setMaintenance, setRefusal } from './access.ts'
import { type Failure, failureOf, failureOfThrown } from './failure.ts'
import type { FunctionWords } from './messages.en.ts'
import { words } from './words.ts'

export type Reply<Answer> = { ok: true; answer: Answer } | Failure

export interface AdminAsk {
  /** Behind `/api/`, with its query: `admin-banks?page=2`. */
  path: `admin-${string}`
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  body?: object
  /** Faults are told in this language. */
  lang: Lang
  signal?: AbortSignal
  /** A file instead of JSON. */
  wants?: 'text'
  /** Other words for what may go wrong. */
  says?: Partial<FunctionWords>
}

type Token = string | undefined

/** What a call needs of the browser. */
interface Caller {
  token: () => Promise<Token>
  /** After the server refused the one before. */
  renewedToken: () => Promise<Token>
  fetch: typeof fetch
  /** Hears of each answer, with the reason that the server gave for a refusal. */
  onAnswer: (answer: Response, reason: unknown) => Promise<void>
}

const limitMs = 20_000

const browser: Caller = {
  token: async () => (await openClient()).accessToken(),
  renewedToken: async () => (await openClient()).renewedToken(),
  fetch: (...asked) => fetch(...asked),
  onAnswer: async ({ headers }, reason) => {
    setMaintenance(headers.get('x-maintenance') === 'on')
    const refusal = refusalOf(reason)
    setRefusal(refusal)
    // A new token says whether the user is still an operator; without one the session ends here too.
    if (refusal === 'denied') await (await openClient()).renewedToken()
  },
}

/** Calls one of the server's admin functions, as who is signed in. Whatever goes wrong is an answer with words for it. */
export async function callAdmin<Answer>(ask: AdminAsk, caller = browser): Promise<Reply<Answer>> {
  const text = { ...words[ask.lang], ...ask.says }
  try {
    const token = await caller.token()
    if (!token) return { ok: false, status: 401, error: text.notAuthenticated, faults: {} }
    let response = await send(ask, token, caller)
    if (response.status === 401) {
      const renewed = await caller.renewedToken()
      if (renewed) response = await send(ask, renewed, caller)
    }
    const isText = ask.wants === 'text' && response.ok
    const body: unknown = await (isText ? response.text() : response.json()).catch(() => undefined)
    await caller.onAnswer(response, (Object(body) as { reason?: unknown }).reason)
    return response.ok && body !== undefined
      ? { ok: true, answer: body as Answer }
      : failureOf(response.status, body, text)
  } catch (error) {
    return failureOfThrown(error, text)
  }
}

async function send({ path, method = 'GET', body, lang, signal }: AdminAsk, token: string, caller: Caller) {
  const url = new URL(`/api/${path}`, location.origin)
  url.searchParams.set('lang', lang)
  const limit = AbortSignal.timeout(limitMs)
  return await caller.fetch(url, {
    method,
    // The token alone opens: no cookie goes along.
    credentials: 'omit',
    cache: 'no-store',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    signal: signal ? AbortSignal.any([signal, limit]) : limit,
    ...(body && { body: JSON.stringify(body) }),
  })
}
