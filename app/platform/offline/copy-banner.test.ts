import { expect, test } from 'vitest'
import { withCopyBanner } from './offline-cache.ts'

const cached = () =>
  new Response('<html lang="ne"><body class="a"><div>x</div></body></html>', {
    headers: {
      date: 'Tue, 24 Nov 2026 08:20:30 GMT',
      'content-security-policy': "default-src 'none'",
      'content-encoding': 'br',
      'content-length': '60',
    },
  })

test('a copy begins with a banner: that it is a copy and of when, in its language and the time of Nepal', async () => {
  const english = await (await withCopyBanner(cached(), 'en', 'offline')).text()
  expect(english).toMatch(
    /<body class="a"><aside [^>]*>You are offline\. This copy is of 24 November 2026, 14:05\.<\/aside><div>x/,
  )
  const nepali = await (await withCopyBanner(cached(), 'ne', 'slow')).text()
  expect(nepali).toContain('अहिले नेटवर्क धेरै ढिलो छ। यो प्रति २४ नोभेम्बर २०२६, १४:०५ को हो।')
})

test('a copy keeps its policy, and no header about bytes that are no longer the same', async () => {
  const { headers } = await withCopyBanner(cached(), 'en', 'offline')
  expect(headers.get('content-security-policy')).toBe("default-src 'none'")
  expect([headers.get('content-encoding'), headers.get('content-length')]).toEqual([null, null])
})
