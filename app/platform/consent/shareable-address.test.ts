import { expect, test } from 'vitest'
import { isShareableAddress } from './shareable-address.ts'

const isShareable = (path: string) => isShareableAddress(new URL(path, 'https://chautari.example'))

test.each(['/', '/#tools', '/?utm_source=mail&utm_medium=x', '/?fbclid=1', '/about?gclid=a'])(
  'SITE-03: %s holds nothing that a visitor typed',
  (path) => expect(isShareable(path)).toBe(true),
)

test.each(['/?q=9841', '/?utm_source=mail&q=a', '/nepali-date-converter?bs=2083-1-1', '/#a=1', '/?x'])(
  'SITE-03: %s may hold what a visitor typed: no vendor sees it',
  (path) => expect(isShareable(path)).toBe(false),
)
