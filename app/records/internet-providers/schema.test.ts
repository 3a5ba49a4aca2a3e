import { expect, test } from 'vitest'
import { parseFields } from '#app/platform/editing/fields.ts'
import { providerRecord } from './schema.ts'

test('ADM-08: a provider needs a name, and an address that starts with http:// or https://', () => {
  const read = (given: object) => parseFields(providerRecord.edits('en'), given, 'en')
  expect(read({})).toEqual({ ok: false, fieldErrors: { name: 'Provider name is required' } })
  expect(read({ name: 'Vianet', website_url: ' https://www.vianet.com.np ' })).toMatchObject({
    fields: { website_url: 'https://www.vianet.com.np' },
  })
  for (const website_url of ['www.vianet.com.np', 'javascript:alert(1)', 'https://'])
    expect(read({ name: 'Vianet', website_url })).toEqual({
      ok: false,
      fieldErrors: { website_url: 'Please enter a valid URL (starting with http:// or https://)' },
    })
})
