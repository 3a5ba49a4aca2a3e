import { unsubscribeToken } from '#app/records/subscribers/store.server.ts'
import { manifests } from '#app/tools/registry.ts'
import { adminRoutes } from '#server/admin/routes.ts'
import type { App } from '#server/app.ts'
import { testSecret } from './site.ts'

/** What makes a write believable, and so what another site must not be able to borrow. */
type Kind =
  /** Nothing: a page of this site sends JSON. */
  | 'page'
  /** Nothing: a page of this site posts its form. */
  | 'form'
  /** The token in its address: mail services post it from any place. */
  | 'link'
  /** The token of a program. */
  | 'program'
  /** The bearer token of an operator. */
  | 'operator'
  /** The browser itself, by its cookie or the place that it comes from: an `Origin` must be there. */
  | 'browser'
  /** A bearer token, or nothing yet. */
  | 'client'

export interface Write {
  method: string
  path: string
  kind: Kind
  /** What the server takes. */
  body: unknown
  /** Its content type, where it is neither JSON nor a form. */
  type?: string
}

const id = '7c9e6679-7425-40de-944b-e07fc1f90ae7'
const [openTool] = manifests.filter(({ isAnnounced }) => !isAnnounced)

const own: Readonly<Record<string, [Kind, unknown]>> = {
  'POST /api/usage': ['page', { tool_name: 'homepage-view', session_id: id }],
  'POST /api/ratings': ['page', { path: openTool?.path, voter_id: id, stars: 5 }],
  'POST /api/newsletter': ['page', { email: 'hari@example.com' }],
  'POST /api/ingest/gold-silver-prices': [
    'program',
    {
      prices: [
        {
          date: '2026-11-20',
          gold_hallmark_tola: 200_000,
          gold_hallmark_10g: 171_468,
          silver_tola: 2500,
          silver_10g: 2143,
        },
      ],
    },
  ],
  'POST /newsletter': ['form', 'email=hari@example.com&website='],
  'POST /corrections/new': ['form', 'about=day:2083-08-11&message=It is wrong&website='],
  'POST /ne/corrections/new': ['form', 'about=day:2083-08-11&message=It is wrong&website='],
  ...Object.fromEntries(
    manifests
      .filter(({ postBytes }) => postBytes !== undefined)
      .flatMap(({ path }) => [
        [`POST ${path}`, ['form', 'number=9841234567']],
        [`POST /ne${path}`, ['form', 'number=9841234567']],
      ]),
  ),
  'POST /qr-builder/shared': ['link', ''],
  'POST /ne/qr-builder/shared': ['link', ''],
  'POST /confirm': ['form', 'token=x&type=magiclink'],
  'POST /ne/confirm': ['form', 'token=x&type=magiclink'],
  'POST /newsletter/unsubscribe': ['link', 'List-Unsubscribe=One-Click'],
  'POST /ne/newsletter/unsubscribe': ['link', 'List-Unsubscribe=One-Click'],
  'POST /ne/newsletter': ['form', 'email=hari@example.com&website='],
}

const ofBrowser = `
  POST /signup /otp /recover /resend /token /verify /passkeys/authentication/options /passkeys/authentication/verify`
const ofClient = `
  POST /sso /web3/nonce /logout /factors /factors/recovery-codes /factors/recovery-codes/regenerate
  POST /factors/recovery-codes/verify /factors/:id/challenge /factors/:id/verify
  POST /passkeys/registration/options /passkeys/registration/verify
  PATCH /passkeys/:id
  POST /invite /admin/generate_link /admin/users
  PUT /user /admin/users/:user
  DELETE /user /sessions/:id /user/identities/:id /factors/recovery-codes /factors/:id /passkeys/:id
  DELETE /admin/users/:user /admin/users/:user/factors/:id`

/** Every write that the server is known to take, by name. One that is mounted and not here fails a test. */
export const everyWrite: ReadonlyMap<string, Write> = new Map([
  ...Object.entries(own).map(([name, [kind, body]]) => row(name, kind, body)),
  ...adminRoutes
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path, takesPicture }): [string, Write] => {
      const [name, write] = row(`${method} ${path}`, 'operator', {})
      return [name, { ...write, ...(takesPicture && { type: 'image/png' }) }]
    }),
  ...namesIn(ofBrowser).map((name) => row(name, 'browser', { email: 'hari@example.com' })),
  ...namesIn(ofClient).map((name) => row(name, 'client', {})),
])

function row(name: string, kind: Kind, body: unknown): [string, Write] {
  const [method = '', path = ''] = name.split(' ')
  const query = kind === 'link' ? `?token=${unsubscribeToken(id, testSecret)}` : ''
  const given = path.replace(/:date/, '2026-11-20').replace(/:\w+/g, id)
  return [name, { method, path: given + query, kind, body }]
}

function namesIn(text: string): string[] {
  return text
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [method = '', ...paths] = line.trim().split(' ')
      return paths.map((path) => `${method} /auth/v1${path}`)
    })
}

/** What the server really has: whatever is mounted for another method than GET. */
export function mountedWrites(app: App): string[] {
  const writes = app.routes.filter(({ method }) => !['GET', 'ALL', 'OPTIONS'].includes(method))
  return [...new Set(writes.map(({ method, path }) => `${method} ${path}`))]
}
