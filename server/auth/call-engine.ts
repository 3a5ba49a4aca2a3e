import { visitorAddress } from '../visitor.ts'
import type { Engine } from './engine.ts'
import type { AuthContext, FacadeParts } from './facade-parts.ts'
import type { SessionRow } from './sessions.ts'
import { visitorHeader, visitorKey } from './visitor-key.ts'

interface Call {
  /** Whose session the call is made in. */
  session?: SessionRow | undefined
  body?: unknown
}

export interface EngineAnswer {
  status: number
  /** Empty where the engine said nothing that can be read. */
  body: Record<string, unknown>
  response: Response
}

/** Asks one of the engine's own addresses, in the name of this site and for this visitor. Nothing else of the request goes in. */
export async function callEngine(
  c: AuthContext,
  engine: Engine,
  path: `/${string}`,
  { session, body }: Call,
  { signIn, trustedProxies }: FacadeParts,
): Promise<EngineAnswer> {
  const response = await engine.handler(
    new Request(`${signIn.siteUrl}/auth/v1${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        ...engineHeaders(c, { signIn, trustedProxies }),
        origin: signIn.siteUrl,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(session && { authorization: `Bearer ${session.token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  )
  const said: unknown = await response
    .clone()
    .json()
    .catch(() => undefined)
  const isRecord = typeof said === 'object' && said !== null
  return { status: response.status, body: isRecord ? { ...said } : {}, response }
}

export function engineHeaders(
  c: AuthContext,
  { signIn, trustedProxies }: Pick<FacadeParts, 'signIn' | 'trustedProxies'>,
) {
  return {
    'user-agent': (c.req.header('user-agent') ?? '').slice(0, 512),
    // For the language of letters.
    'accept-language': (c.req.header('accept-language') ?? '').slice(0, 100),
    [visitorHeader]: visitorKey(visitorAddress(c, trustedProxies), signIn.secret),
  }
}

/** The token of the session that the engine has opened. */
export function openedToken(response: Response): string | undefined {
  for (const cookie of response.headers.getSetCookie()) {
    const [, value] = /^[^=]*\.session_token=([^;]+)/.exec(cookie) ?? []
    // The token and, behind a dot, the engine's signature.
    if (value) return decodeURIComponent(value).split('.')[0]
  }
  return undefined
}
