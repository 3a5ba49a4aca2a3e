import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seedSite } from '#server/seed.ts'
import { testStorage } from '#test/database.ts'
import { apiRequests } from '#test/fuzz/api-requests.ts'
import type { OpenApiDocument } from '#test/fuzz/document.ts'
import { judge } from '#test/fuzz/judge.ts'
import { goodUpstreams } from '#test/fuzz/upstreams.ts'
import { testSite } from '#test/site.ts'

// A hundred thousand of the whole API are sent by `npm run test:security`.
const requests = 400
const origin = 'https://chautari.example'

test('random reads made from the public document are answered as it says, none with 500 or above', async () => {
  const storage = await testStorage()
  await seedSite(storage.db)
  const { app } = await testSite({ storage, config: await goodUpstreams() })
  const document = (await (await app.request('/api/v1/openapi.json')).json()) as OpenApiDocument & {
    components: { schemas: Record<string, object> }
  }
  // The judge also knows what an address answers that no document describes.
  const faultIn = judge({
    ...document,
    components: {
      ...document.components,
      schemas: { Failure: {}, ...document.components.schemas },
    },
  })
  const known = { ids: [], days: ['2026-11-19', '2083-08-05'], words: ['2083', 'bs', 'ad', 'latest'] }
  const statuses = new Set<number>()
  const isInOrder = async ({ path, query }: { path: string; query: string }) => {
    const url = new URL(`${origin}${path}?${query}`)
    const answer = await app.request(url.href)
    statuses.add(answer.status)
    const text = await answer.text()
    expect(faultIn('GET', url, { status: answer.status, headers: answer.headers, text })).toBeUndefined()
  }
  await fc.assert(fc.asyncProperty(apiRequests(document, known, origin), isInOrder), {
    numRuns: requests,
    endOnFailure: true,
    includeErrorInReport: true,
  })
  for (const status of [200, 400, 404]) expect([...statuses]).toContain(status)
})
