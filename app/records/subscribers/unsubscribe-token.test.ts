import { expect, test } from 'vitest'
import { subscriberOfToken, unsubscribeLink, unsubscribeToken } from './store.server.ts'

const id = '7c9e6679-7425-40de-944b-e07fc1f90ae7'
const secret = 'a secret of the tests, long enough for all'
const token = unsubscribeToken(id, secret)

test('a token names the subscriber that it was made for', () => {
  expect(subscriberOfToken(token, secret)).toBe(id)
  expect(unsubscribeLink(id, { siteUrl: 'https://chautari.example', secret })).toBe(
    `https://chautari.example/newsletter/unsubscribe?token=${token}`,
  )
})

test('a token of another site, of another subscriber or of nothing names none', () => {
  const other = unsubscribeToken('7c9e6679-7425-40de-944b-e07fc1f90ae8', secret)
  const mixed = other.slice(0, 22) + token.slice(22)
  for (const wrong of ['', 'x', token.slice(1), `${token}A`, mixed, `${token}=`])
    expect(subscriberOfToken(wrong, secret), wrong).toBeUndefined()
  expect(subscriberOfToken(token, `${secret}.`)).toBeUndefined()
})
