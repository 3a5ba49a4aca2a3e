import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseChanges } from '#app/platform/editing/fields.ts'
import { settingRecords } from './schema.ts'
import { readSetting } from './store.server.ts'

const digits = (min: number, max: number) =>
  fc.array(fc.nat(9), { minLength: min, maxLength: max }).map((all) => all.join(''))
const capitals = fc
  .array(fc.constantFrom('A', 'C', 'Z', '0', '9'), { minLength: 4, maxLength: 16 })
  .map((all) => all.join(''))

/** Where an operator writes what ends up inside the address of a script of others, and what it may look like. */
const ids = [
  ['adsense_config', 'client_id', digits(16, 16).map((number) => `ca-pub-${number}`)],
  ['adsense_config', 'slot_id', digits(6, 12)],
  ['analytics_config', 'google_analytics_id', capitals.map((name) => `G-${name}`)],
  ['analytics_config', 'facebook_pixel_id', digits(6, 20)],
  ['analytics_config', 'hotjar_id', digits(4, 10)],
] as const

/** One step away from a good one; white space around it is taken away, and so no part of it. */
const spoilt = (good: fc.Arbitrary<string>) =>
  fc
    .tuple(
      good,
      fc.constantFrom(
        '"',
        "'",
        '<',
        '>',
        '/',
        '\\',
        '&',
        '?',
        '#',
        '%',
        '\n',
        '\0',
        'é',
        '१',
        '٣',
        '-',
        ';',
        '`',
        ' ',
      ),
      fc.nat(40),
    )
    .map(([id, sign, at]) => `${id.slice(0, at)}${sign}${id.slice(at)}`)
    .filter((id) => id.trim() === id)

const others = fc.constantFrom(
  'UA-12345-1',
  'GTM-ABC123',
  'g-abc123',
  'G-',
  'ca-pub-123',
  'ca-pub-12345678901234567',
  'pub-1234567890123456',
  'javascript:alert(1)',
  '123"></script><script>alert(1)</script>',
  '१२३४५६७८',
  '1e6',
  '-12345678',
)

test.each(ids)(
  'ASVS 1.2.3, 15.3.5: %s.%s takes what is exactly of its form, in the form and from the database',
  (key, name, good) => {
    const saved = (id: string) => {
      const read = parseChanges(settingRecords[key].edits('en') as never, { [name]: id }, 'en')
      return read.ok && (read.fields as Record<string, unknown>)[name] === id
    }
    const shown = (id: string) =>
      (readSetting(key, { [name]: id }).value as Record<string, unknown>)[name] === id
    fc.assert(fc.property(good, (id) => saved(id) && shown(id)))
    fc.assert(
      fc.property(fc.oneof(spoilt(good), others), (id) => {
        expect([saved(id), shown(id)]).toEqual([false, false])
      }),
    )
  },
)
