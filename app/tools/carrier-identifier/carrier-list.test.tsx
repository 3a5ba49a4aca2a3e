import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Carrier } from '#app/records/carriers/store.server.ts'
import { CarrierList } from './parts/carrier-tool.island.tsx'

const carrier: Carrier = {
  id: '1',
  name: 'A network',
  technology: 'GSM',
  prefixes: ['984'],
  colour: 'blue',
  icon: 'smartphone',
  description: '',
  remarks: [],
}

const iconOf = (icon: string) =>
  /#([\w-]+)"/.exec(renderToStaticMarkup(<CarrierList carriers={[{ ...carrier, icon }]} />))?.[1]

test('CAR-12: a name that is no icon falls back to phone', () => {
  expect(iconOf('smartphone')).toBe('smartphone')
  expect(iconOf('no-such-icon')).toBe('phone')
  expect(iconOf('')).toBe('phone')
})
