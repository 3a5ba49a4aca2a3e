import { expect, test } from 'vitest'
import { builtInCarriers } from './store.server.ts'

test('CAR-11: the two built-in carriers, in their order', () => {
  expect(builtInCarriers.map(({ name, technology, prefixes }) => ({ name, technology, prefixes }))).toEqual([
    { name: 'Nepal Telecom (Namaste SIM)', technology: 'GSM', prefixes: ['984', '985', '986', '976'] },
    { name: 'Ncell', technology: 'GSM', prefixes: ['980', '981', '982', '970'] },
  ])
})
