import { expect, test } from 'vitest'
import { readConfig } from './config.server.ts'

test('passkeys need a site with a name: https, or this machine', () => {
  const refuses = (env: Record<string, string>) => {
    try {
      readConfig({ AUTH_METHODS: 'passkey', ...env })
    } catch (error) {
      return /AUTH_METHODS: .*passkey/.test(String((error as Error).message))
    }
    return false
  }
  for (const SITE_URL of ['https://chautari.example', 'http://localhost:3000', 'http://my.localhost'])
    expect([SITE_URL, refuses({ SITE_URL })]).toEqual([SITE_URL, false])
  for (const SITE_URL of ['http://chautari.example', 'https://203.0.113.7', 'https://[2001:db8::1]'])
    expect([SITE_URL, refuses({ SITE_URL })]).toEqual([SITE_URL, true])
  expect(refuses({})).toBe(false)
})

test('a second factor of operators may be a passkey alone', () => {
  const { adminSecondFactor } = readConfig({ AUTH_METHODS: 'passkey', ADMIN_SECOND_FACTOR: 'required' })
  expect(adminSecondFactor).toBe('required')
})
