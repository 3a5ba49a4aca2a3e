import { cleanup, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ComponentType, StrictMode } from 'react'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { onTestFinished, vi } from 'vitest'
import { langOfPath } from '#app/lib/language.ts'
import { reloadUser, storageKey } from '#app/platform/auth/user-state.ts'
import { PageProviders } from '#app/platform/document/page-providers.tsx'
import type { SiteData } from '#app/platform/site/site-data.ts'

export { screen, waitFor, within } from '@testing-library/react'

interface Sent {
  method: string
  /** Below `/api/`. */
  path: string
  query: Record<string, string>
  body: unknown
}

/** By method and path, such as `GET admin-banks`; `*` is any part of a path. An object is answered as JSON with 200. */
type Answers = Record<string, object | ((sent: Sent) => Response | object)>

interface Options {
  /** Address of the screen with its language. */
  path: string
  site?: Partial<SiteData>
}

/**
 * Renders a screen of the admin panel for an operator who is signed in, with a stand-in for the server.
 *
 * @returns what types and presses as an operator does, the answers, which a test may change, the calls so far, and the
 *   address of the screen
 */
export function openScreen(Screen: ComponentType, answers: Answers, { path, site }: Options) {
  cleanup()
  signIn()
  const sent = answerCalls(answers)
  const router = createMemoryRouter([{ path: '*', element: <Screen /> }], { initialEntries: [path] })
  const address = { pathname: path.replace(/\?.*/, ''), search: '' }
  render(
    <StrictMode>
      <PageProviders lang={langOfPath(path)} address={address} site={site}>
        {/* Where the focus goes when a row is gone. */}
        <main id="content" tabIndex={-1}>
          <RouterProvider router={router} />
        </main>
      </PageProviders>
    </StrictMode>,
  )
  const user = userEvent.setup({ delay: null })
  return {
    user,
    /** Replaces the text of a field in one go, which takes less time than key by key. */
    fill: async (field: HTMLElement, text: string) => {
      await user.clear(field)
      await user.click(field)
      await user.paste(text)
    },
    answers,
    sent,
    /** The calls that change something. */
    writes: () => sent.filter(({ method }) => method !== 'GET'),
    address: () => router.state.location.pathname + router.state.location.search,
  }
}

/** What is downloaded from now on, the latest last. */
export function watchDownloads() {
  const files: { name: string; text: () => Promise<string> }[] = []
  const made = vi.spyOn(URL, 'createObjectURL')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const file = made.mock.lastCall?.[0] as Blob
    // As bytes: text would leave out the byte order mark.
    const text = async () => new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer())
    files.push({ name: this.download, text })
  })
  return files
}

const bank = {
  id: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  name: 'NMB Bank',
  name_ne: null,
  code: 'NMBBNPKA',
  logo_url: null,
  logo_path: null,
  sort_order: 4,
  is_active: true,
  updated_at: '2026-08-01T00:00:00.000Z',
}
/** The answer of the list of banks, with one row. */
export const listOfBanks = { banks: [bank], total: 1 }

const failure = { error: 'The database does not answer' }

export const unavailable = () => Response.json(failure, { status: 503 })

/** The state of who is signed in is of the document: the next test has nobody. */
function signIn() {
  const user = {
    id: '5f0c1f6e-6a52-4d3e-9c51-0a1d6f1b7c11',
    email: 'sita@example.com',
    created_at: '2026-01-01T00:00:00Z',
    user_metadata: { full_name: 'Sita Sharma' },
    app_metadata: { provider: 'google', is_admin: true },
  }
  const session = { access_token: 'token', refresh_token: 'r', token_type: 'bearer', expires_in: 3600, user }
  localStorage.setItem(storageKey, JSON.stringify({ ...session, expires_at: 4_000_000_000 }))
  reloadUser()
  onTestFinished(() => {
    cleanup()
    signOutHere()
  })
}

/** As after a sign-out in another tab. */
export function signOutHere() {
  localStorage.removeItem(storageKey)
  reloadUser()
}

function answerCalls(answers: Answers): Sent[] {
  const calls: Sent[] = []
  vi.stubGlobal('fetch', async (address: string | URL, { method = 'GET', body }: RequestInit = {}) => {
    const url = new URL(address, location.origin)
    const path = url.pathname.replace('/api/', '')
    // A file stays as it is.
    const read: unknown = typeof body === 'string' ? JSON.parse(body) : body
    const call: Sent = { method, path, query: Object.fromEntries(url.searchParams), body: read }
    calls.push(call)
    const answer = answers[`${method} ${path}`] ?? answers[`${method} ${path.replace(/\/[^/]+/, '/*')}`]
    if (!answer) throw new TypeError(`No answer to ${method} ${path}`)
    const given: object = typeof answer === 'function' ? (answer as (sent: Sent) => object)(call) : answer
    return given instanceof Response ? given : Response.json(given)
  })
  return calls
}
