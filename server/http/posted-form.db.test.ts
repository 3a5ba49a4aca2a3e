import { beforeAll, expect, test } from 'vitest'
import { seedSite } from '#server/seed.ts'
import { testStorage } from '#test/database.ts'
import { printedTables } from '#test/every-table.ts'
import { realPages } from '#test/pages.ts'
import { textOf } from '#test/rendered-site.ts'
import { testSite } from '#test/site.ts'

let storage: Awaited<ReturnType<typeof testStorage>>
let parts: Awaited<ReturnType<typeof testSite>>

beforeAll(async () => {
  storage = await testStorage()
  await seedSite(storage.db)
  parts = await testSite({ storage, pages: await realPages() })
})

/** A form as a browser without JavaScript posts it. */
async function post(path: string, fields: Record<string, string>, origin = 'https://chautari.example') {
  const body = String(new URLSearchParams(fields))
  const answer = await parts.app.request(`https://chautari.example${path}`, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': String(Buffer.byteLength(body)),
      host: 'chautari.example',
      origin,
    },
  })
  const html = await answer.text()
  return { status: answer.status, control: answer.headers.get('cache-control'), html, text: textOf(html) }
}

const converter = '/nepali-date-converter'
const payment = { service: 'esewa', name: 'Sita 2 Sharma', number: '+977 9800000001' }

test.each([
  ['/carrier-identifier', { number: '+977 9801234567' }, /\|980-123-4567\|.*Ncell/],
  ['/ne/carrier-identifier', { number: '९६३१२३४५६७' }, /९६३-१२३-४५६७.*हेलो मोबाइल/],
  ['/carrier-identifier', { number: '9841234' }, /has 7 digits/],
  ['/carrier-identifier', { number: '555' }, /Carrier Not Found/],
  [
    '/qr-builder',
    payment,
    /\{&quot;name&quot;:&quot;Sita Sharma&quot;,&quot;eSewa_id&quot;:&quot;9800000001&quot;\}/,
  ],
  ['/qr-builder', { ...payment, number: '98' }, /Mobile number must be exactly 10 digits/],
  ['/ne/qr-builder', { ...payment, name: '' }, /\|नाम लेख्नुहोस्\|/],
  ['/qr-builder', { ...payment, service: 'bank', bankCode: 'NO' }, /\|Select a bank\|.*No QR Code Generated/],
  [
    '/qr-builder',
    { ...payment, service: 'bank', number: '1'.repeat(3900) },
    /more than a QR code can hold|Select a bank/,
  ],
  [converter, { calendar: 'bs', typed: '2084-01-05' }, /18 April 2027\|.*Provisional/],
  [converter, { calendar: 'ad', typed: '2025-07-13' }, /29 Ashadh 2082\|/],
  [converter, { calendar: 'bs', typed: '2025-07-13' }, /This could be .* BS or .* AD/],
  [converter, { calendar: 'bs', typed: '2025-07-13', meant: 'ad' }, /29 Ashadh 2082\|/],
  [converter, { calendar: 'bs', typed: '' }, /Please type a date/],
  [`/ne${converter}`, { panel: 'bs', year: '2082', month: '4', day: '32' }, /साउन २०८२ मा ३१ दिन/],
  [converter, { panel: 'ad', year: '2025', month: '7', day: '13' }, /29 Ashadh 2082\|/],
  [
    converter,
    { calculator: 'age', 'birth-bs': '2050-01-15', on: '', 'on-bs': '2083-01-15' },
    /33 years, 0 months, 0 days/,
  ],
  [
    converter,
    { calculator: 'age', 'birth-bs': '1993-04-27', 'birth-calendar': 'ad', 'on-bs': '2083-01-15' },
    /33 years/,
  ],
  [converter, { calculator: 'age', 'birth-bs': '' }, /Please type a date/],
  [
    converter,
    { calculator: 'working-days', 'from-bs': '2083-01-01', 'to-bs': '2083-01-31', weekend: 'two' },
    /working days/,
  ],
] as const)('%s answers %o in the page, and keeps what was typed', async (path, fields, answer) => {
  const { status, control, html, text } = await post(path, fields)
  expect([status, control]).toEqual([200, 'private, no-store'])
  expect(text).toMatch(answer)
  const kept: string = 'typed' in fields ? fields.typed : 'birth-bs' in fields ? fields['birth-bs'] : ''
  expect(html).toContain(kept && `value="${kept}"`)
})

test('a posted page is no visitor’s but the one’s who sent it: nothing of it is cached, logged or stored', async () => {
  const secret = '9801112223'
  const stored = await printedTables(storage.db)
  const counts = { ...parts.site.responses.counts }
  expect((await post('/carrier-identifier', { number: secret })).html).toContain(secret)
  expect(parts.site.responses.counts).toEqual(counts)
  const opened = await parts.app.request('/carrier-identifier')
  expect(opened.headers.get('cache-control')).toContain('public')
  expect(await opened.text()).not.toContain(secret)
  expect(JSON.stringify(parts.logged)).not.toContain(secret)
  expect(await printedTables(storage.db)).toEqual(stored)
})

test('what is typed is text in the page; another site’s form and too large a one are refused', async () => {
  const evil = await post('/carrier-identifier', { number: '"><script>alert(1)</script>' })
  expect(evil.html).not.toContain('<script>alert')
  expect((await post('/qr-builder', payment, 'https://evil.example')).status).toBe(400)
  expect((await post('/carrier-identifier', { number: '9'.repeat(2000) })).status).toBe(413)
  expect((await post('/foreign-exchange', {})).status).toBe(405)
})
