import fc from 'fast-check'
import { expect, test } from 'vitest'
import { apiRequests } from '#test/fuzz/api-requests.ts'
import type { OpenApiDocument } from '#test/fuzz/document.ts'
import { fuzzedSite } from '#test/fuzz/in-process.ts'
import { judge } from '#test/fuzz/judge.ts'
import { readKnown } from '#test/fuzz/known.ts'
import type { FuzzRequest } from '#test/fuzz/request.ts'
import { signInRequests } from '#test/fuzz/sign-in-requests.ts'
import { siteUrl } from '#test/sign-in-site.ts'

// On one engine: what is random here are the requests, and the tests of the calls run on both. A hundred thousand more
// are sent by `npm run test:security`.

const requests = 1500

test('R5, AUTH-06, API-03: whatever is asked of it, the server never breaks, and answers as its document says', async () => {
  const { app, ask, send } = await fuzzedSite()
  const document = (await (await app.request('/api/openapi.json')).json()) as OpenApiDocument
  const faultIn = judge(document)
  const asked = fc.oneof(
    { weight: 3, arbitrary: apiRequests(document, await readKnown(ask), siteUrl) },
    { weight: 2, arbitrary: signInRequests(siteUrl) },
  )
  const isInOrder = async (one: FuzzRequest) => {
    const { url, answer } = await send(one)
    expect(faultIn(one.method, url, answer)).toBeUndefined()
  }
  await fc.assert(fc.asyncProperty(asked, isInOrder), {
    numRuns: requests,
    endOnFailure: true,
    includeErrorInReport: true,
  })
})
