import { expect, test } from 'vitest'
import { mayBeTold } from './address-for-others.ts'

const told = (path: string) => mayBeTold(new URL(path, 'https://chautari.example'))

test.each(['/', '/#tools', '/?utm_source=mail&utm_medium=x', '/?fbclid=1', '/about?gclid=a'])(
  'SITE-03: %s holds nothing that a visitor typed',
  (path) => expect(told(path)).toBe(true),
)

test.each(['/?q=9841', '/?utm_source=mail&q=a', '/nepali-date-converter?bs=2083-1-1', '/#a=1', '/?x'])(
  'SITE-03: %s may hold what a visitor typed: nobody else is told of it',
  (path) => expect(told(path)).toBe(false),
)
