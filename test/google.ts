import { OAuth2Server } from 'oauth2-mock-server'
import type { Config } from '#app/platform/env/config.server.ts'
import claims from './fixtures/google/id-token-claims.json' with { type: 'json' }

type Google = NonNullable<Config['google']>

let started: Promise<{ server: OAuth2Server; google: Google }> | undefined
let person: Record<string, unknown> = {}

/** Google's own part of what it says; the stand-in fills it in for itself. */
const ownClaims = ['iss', 'azp', 'aud', 'at_hash', 'nonce', 'iat', 'exp']
/** Refused before anybody is asked: no test uses the network. */
const picture = 'https://10.0.0.1/sita.png'
const sita = Object.entries({ ...claims, picture }).filter(([name]) => !ownClaims.includes(name))

/** A stand-in for Google on this machine, one for all: an OpenID provider that says yes at once, to Sita. */
export async function standInForGoogle() {
  started ??= start()
  person = {}
  const { server, google } = await started
  return {
    google,
    server,
    /** What it says from now on of who signs in, where that is not Sita. */
    says(other: Record<string, unknown>) {
      person = other
    },
  }
}

async function start() {
  const server = new OAuth2Server()
  await server.issuer.keys.generate('RS256')
  await server.start(0, '127.0.0.1')
  server.service.on('beforeTokenSigning', (token: { payload: Record<string, unknown> }) => {
    Object.assign(token.payload, Object.fromEntries(sita), person)
  })
  const google = { id: 'chautari-test', secret: 'a secret of the test', issuer: server.issuer.url ?? '' }
  return { server, google }
}
