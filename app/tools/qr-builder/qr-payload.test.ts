import { digitsIn } from '@chautari/bikram-sambat/digits'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrast } from '#app/lib/contrast.ts'
import { builtInBanks } from '#app/records/banks/store.server.ts'
import seeded from '#db/seeds/banks.json' with { type: 'json' }
import {
  droppedFrom,
  isComplete,
  nameFrom,
  nameProblem,
  numberFor,
  numberFrom,
  numberProblem,
  type Payment,
  payloadOf,
  paymentFrom,
  serviceBands,
  serviceOf,
  services,
} from './qr-payload.ts'

const wallet: Payment = { service: 'esewa', bankCode: '', name: 'Sita Sharma', number: '9800000001' }
const bank: Payment = {
  service: 'bank',
  bankCode: 'NARBNPKA',
  name: 'SITA KUMARI SHARMA',
  number: '0123456789012345',
}

test('QR-02: three services; any other value counts as bank transfer', () => {
  expect(services).toEqual(['esewa', 'khalti', 'bank'])
  expect(services.map(serviceOf)).toEqual(services)
  for (const other of ['', 'ESEWA', 'imepay', 'toString']) expect(serviceOf(other), other).toBe('bank')
})

test('QR-03: what is neither a letter, a mark nor a space is stripped as it is typed', () => {
  expect(nameFrom('Sita2 K. Sharma-Rai (Mrs)!')).toBe('Sita K SharmaRai Mrs')
  expect(nameFrom(' सीता शर्मा १२')).toBe(' सीता शर्मा ')
  expect(nameFrom('ज्ञानेन्द्र श्रेष्ठ')).toBe('ज्ञानेन्द्र श्रेष्ठ')
  expect(nameFrom('Renée Ñandú 李雷')).toBe('Renée Ñandú 李雷')
})

test('QR-03: a name that is empty after trimming is required', () => {
  for (const name of ['', '  ', '\t']) expect(nameProblem({ name })).toBe('nameRequired')
  expect(nameProblem({ name: ' अ ' })).toBeUndefined()
})

test('QR-04: every non-digit of a number is stripped as it is typed, and Devanagari digits are digits', () => {
  expect(numberFrom('+९७७ 98-0000 abc 0001', 'bank').number).toBe('97798' + '00000001')
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9]{0,20}$/), (digits) => {
      expect(numberFrom(digitsIn('ne', digits).split('').join(' '), 'bank').number).toBe(digits)
    }),
  )
})

test('QR-03: what is taken out of a name is named, each character once', () => {
  expect(droppedFrom("O'Neil-Ghimire (O'N)")).toEqual(["'", '-', '(', ')'])
  expect(droppedFrom('राम १')).toEqual(['१'])
  expect(droppedFrom('सीता शर्मा')).toEqual([])
})

test('QR-04: a wallet leaves out +977, 00977 and a trunk 0 before ten digits, and names them; a bank never does', () => {
  expect(numberFrom('+977 984-1234567', 'esewa')).toEqual({ number: '9841234567', prefix: '977' })
  expect(numberFrom('००९७७ ९८४१२३४५६७', 'khalti')).toEqual({ number: '9841234567', prefix: '00977' })
  expect(numberFrom('09841234567', 'khalti')).toEqual({ number: '9841234567', prefix: '0' })
  expect(numberFrom('977 984-123456', 'esewa')).toEqual({ number: '977984123456', prefix: '' })
  expect(numberFrom('09841234567', 'bank')).toEqual({ number: '09841234567', prefix: '' })
})

test('QR-08: another service keeps a number that fits, and no account number as a mobile number', () => {
  const account = { service: 'bank' as const, number: '0123456789012345678901' }
  expect(numberFor('esewa', account)).toBe('')
  expect(numberFor('esewa', { service: 'bank', number: '9841234567' })).toBe('9841234567')
  expect(numberFor('khalti', { service: 'esewa', number: '98412' })).toBe('98412')
  expect(numberFor('bank', { service: 'esewa', number: '9841234567' })).toBe('9841234567')
  expect(numberFor('bank', account)).toBe(account.number)
})

test('QR-03, QR-04: a stored or posted form is read as it would be typed; only a bank transfer has a bank', () => {
  const given = { bankCode: 'NARBNPKA', name: 'Sita-1 Sharma', number: '+977 ९८४-1234567' }
  const wanted = { name: 'Sita Sharma', number: '9841234567' }
  expect(paymentFrom({ ...given, service: 'khalti' })).toEqual({ ...wanted, service: 'khalti', bankCode: '' })
  expect(paymentFrom({ ...given, service: 'bank' })).toEqual({
    service: 'bank',
    bankCode: 'NARBNPKA',
    name: 'Sita Sharma',
    number: '9779841234567',
  })
})

test('what a stored form lacks, or holds as anything but text, is empty', () => {
  const empty = { service: 'bank', bankCode: '', name: '', number: '' }
  expect(paymentFrom({})).toEqual(empty)
  expect(paymentFrom({ service: 7, bankCode: ['x'], name: null, number: 9841234567 })).toEqual(empty)
})

test('QR-04: a wallet wants exactly ten digits', () => {
  for (const service of ['esewa', 'khalti'] as const) {
    expect(numberProblem({ service, number: '' })).toBe('mobileRequired')
    expect(numberProblem({ service, number: ' '.repeat(10) })).toBe('mobileRequired')
    expect(numberProblem({ service, number: '980000000' })).toBe('mobileLength')
    expect(numberProblem({ service, number: '98000000011' })).toBe('mobileLength')
    expect(numberProblem({ service, number: '9800000001' })).toBeUndefined()
  }
})

test('QR-04: an account number is required and has no limit of length', () => {
  expect(numberProblem({ service: 'bank', number: '' })).toBe('accountRequired')
  expect(numberProblem({ service: 'bank', number: '1' })).toBeUndefined()
  expect(numberProblem({ service: 'bank', number: '1'.repeat(200) })).toBeUndefined()
})

test('QR-05: a form is complete with a name, a right number and, for a bank, a chosen bank', () => {
  expect(isComplete(wallet)).toBe(true)
  expect(isComplete({ ...wallet, name: '  ' })).toBe(false)
  expect(isComplete({ ...wallet, number: '98' })).toBe(false)
  expect(isComplete(bank)).toBe(true)
  expect(isComplete({ ...bank, bankCode: '' })).toBe(false)
  expect(isComplete({ ...bank, number: '' })).toBe(false)
})

test('QR-06: the payloads, to the letter', () => {
  expect(payloadOf(wallet)).toBe('{"name":"Sita Sharma","eSewa_id":"9800000001"}')
  expect(payloadOf({ ...wallet, service: 'khalti' })).toBe('{"Khalti_ID":"9800000001","name":"Sita Sharma"}')
  expect(payloadOf(bank)).toBe(
    '{"bankCode":"NARBNPKA","accountNumber":"0123456789012345","accountType":null,"accountName":"SITA KUMARI SHARMA"}',
  )
})

test('QR-06: spaces around the name and further ones inside are no part of the payload, and a Devanagari name keeps its marks', () => {
  expect(payloadOf({ ...wallet, name: ' सीता   शर्मा ' })).toBe('{"name":"सीता शर्मा","eSewa_id":"9800000001"}')
})

test('QR-06: a payload is JSON that gives back what was typed, with single spaces', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', minLength: 3 }),
      fc.stringMatching(/^[0-9]{1,40}$/),
      (typed, number) => {
        const name = nameFrom(typed)
        fc.pre(name.trim() !== '')
        expect(JSON.parse(payloadOf({ ...bank, name, number }))).toEqual({
          bankCode: bank.bankCode,
          accountNumber: number,
          accountType: null,
          accountName: name.trim().replace(/\s+/g, ' '),
        })
      },
    ),
  )
})

test('QR-07: the five built-in banks are the first five that the site begins with, names and codes alike', () => {
  expect(builtInBanks.map(({ name }) => name)).toEqual([
    'Nepal Bank Limited',
    'NIC Asia Bank Limited',
    'Global IME Bank Limited',
    'Himalayan Bank Ltd',
    'NMB Bank',
  ])
  expect(builtInBanks).toEqual(seeded.slice(0, 5).map(({ name, name_ne, code }) => ({ name, name_ne, code })))
  expect(seeded.slice(0, 5).map(({ sort_order }) => sort_order)).toEqual([0, 1, 2, 3, 4])
})

test('A11Y: white text on the band of every service has a contrast of 4.5 or more, on screen as in the picture', () => {
  for (const { colour, className } of Object.values(serviceBands)) {
    expect(contrast(colour, '#ffffff')).toBeGreaterThanOrEqual(4.5)
    expect(className).toBe(`bg-[${colour}]`)
  }
})
