import { OAuth2Server } from 'oauth2-mock-server'
import { afterAll } from 'vitest'
import type { Config } from '#app/platform/env/config.server.ts'

let started: Promise<OAuth2Server> | undefined

afterAll(async () => {
  await (await started)?.stop()
  started = undefined
})

/** A stand-in for the provider of an organisation: the test chooses the user it vouches for. */
export async function standInForSso(person: Record<string, unknown>) {
  started ??= start()
  const server = await started
  server.service.removeAllListeners('beforeTokenSigning')
  server.service.on('beforeTokenSigning', (token: { payload: Record<string, unknown> }) => {
    Object.assign(token.payload, person)
  })
  const oidc = { id: 'chautari-sso', secret: 'another secret', issuer: server.issuer.url ?? '' }
  return { authMethods: new Set(['google', 'sso'] as const), oidc } satisfies Partial<Config>
}

async function start() {
  const server = new OAuth2Server()
  await server.issuer.keys.generate('RS256')
  await server.start(0, '127.0.0.1')
  return server
}
