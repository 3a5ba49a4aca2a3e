// The stand-in for Google: the browser tests' site sends its visitors there. It lets everybody in at once, as whom the
// cookie `who` of the browser says. Run by Playwright.
import { OAuth2Server } from 'oauth2-mock-server'

const people: Record<string, Record<string, unknown>> = {
  sita: { sub: '1', email: 'sita@example.com', email_verified: true, name: 'Sita Sharma' },
  gita: { sub: '5', email: 'gita@example.com', email_verified: true, name: 'Gita Rai' },
  ram: { sub: '2', email: 'ram@example.com', email_verified: true, name: 'राम थापा' },
  maya: { sub: '4', email: 'maya@example.com', email_verified: true, name: 'Maya Gurung' },
  unverified: { sub: '3', email: 'hari@example.com', email_verified: false, name: 'Hari' },
}

interface Received {
  headers: Record<string, string | undefined>
  body?: { code?: string }
}

/** Who asked for a code. */
const whoOf = new Map<string, string>()

const server = new OAuth2Server()
await server.issuer.keys.generate('RS256')
server.service.on('beforeAuthorizeRedirect', ({ url }: { url: URL }, { headers }: Received) => {
  const who = /who=(\w+)/.exec(headers.cookie ?? '')?.[1] ?? 'sita'
  if (who === 'nobody') {
    url.searchParams.delete('code')
    url.searchParams.set('error', 'access_denied')
  }
  whoOf.set(url.searchParams.get('code') ?? '', who)
})
server.service.on('beforeTokenSigning', ({ payload }: { payload: object }, { body }: Received) => {
  Object.assign(payload, people[whoOf.get(body?.code ?? '') ?? ''])
})
await server.start(Number(process.env.PORT), '127.0.0.1')
server.issuer.url = `http://127.0.0.1:${process.env.PORT ?? ''}`
