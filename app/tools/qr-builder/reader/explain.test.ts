import fc from 'fast-check'
import { expect, test } from 'vitest'
import { payloadOf } from '../qr-payload.ts'
import { checkSum, explain, fieldsOf } from './explain.ts'

const field = (id: string, value: string) => id + String(value.length).padStart(2, '0') + value
const closed = (text: string) => `${text}6304${checkSum(`${text}6304`)}`
const shop = (network: string, amount = '') =>
  closed(
    field('00', '01') +
      field('01', amount ? '12' : '11') +
      field('26', field('00', network) + field('01', '123456')) +
      field('52', '5411') +
      field('53', '524') +
      (amount && field('54', amount)) +
      field('58', 'NP') +
      field('59', 'Sita Kirana') +
      field('60', 'Pokhara'),
  )
const factsOf = (text: string) => Object.fromEntries(explain(text).facts)
const person = { bankCode: '', name: 'Sita Sharma', number: '9800000001' }

test('the codes that the builder writes are told with name and number', () => {
  const esewa = payloadOf({ ...person, service: 'esewa' })
  expect(explain(esewa)).toEqual({
    kind: 'esewa',
    facts: [
      ['name', 'Sita Sharma'],
      ['number', '9800000001'],
    ],
    warnings: [],
  })
  expect(explain(payloadOf({ ...person, service: 'khalti' })).kind).toBe('khalti')
  const bank = payloadOf({ service: 'bank', bankCode: 'NARBNPKA', name: 'Sita', number: '0012' })
  expect(explain(bank).kind).toBe('bank')
  expect(factsOf(bank)).toEqual({ name: 'Sita', account: '0012', bankCode: 'NARBNPKA' })
})

test('the check sum is CRC-16 with 0x1021 and 0xFFFF: 29B1 for 123456789', () => {
  expect(checkSum('123456789')).toBe('29B1')
  expect(explain(closed('000201').toLowerCase()).warnings).toEqual([])
})

test('a shop code is told with its network, and each changed sign of it fails the check sum', () => {
  const code = shop('fonepay.com')
  expect(explain(code)).toMatchObject({ kind: 'fonepay', warnings: [] })
  expect(factsOf(code)).toMatchObject({ name: 'Sita Kirana', city: 'Pokhara', currency: 'NPR' })
  expect(explain(shop('NCHL000004010401X')).kind).toBe('nepalpay')
  expect(explain(shop('other.example')).kind).toBe('payment')
  for (let at = 6; at < code.length; at += 1) {
    const changed = code.slice(0, at) + (code[at] === '1' ? '2' : '1') + code.slice(at + 1)
    expect(explain(changed).warnings, changed).toContain('badSum')
  }
})

test('a fixed amount is warned of, and fields that do not fit together are not guessed', () => {
  expect(explain(shop('fonepay.com', '250.00')).warnings).toEqual(['fixedAmount'])
  expect(explain('{"eSewa_id":"9800000001","name":"S","amount":50}').warnings).toEqual(['fixedAmount'])
  expect(fieldsOf('000201000201')).toBeUndefined()
  expect(explain(shop('fonepay.com').slice(0, -6)).warnings).toEqual(['broken', 'badSum'])
})

test('networks, numbers, letters and contacts are told apart', () => {
  expect(factsOf('WIFI:T:WPA;S:My\\;Net;P:a\\:b\\\\c;H:true;;')).toEqual({
    name: 'My;Net',
    password: 'a:b\\c',
    security: 'WPA',
  })
  expect(explain('tel:+9779800000001')).toMatchObject({ kind: 'phone', facts: [['phone', '+9779800000001']] })
  expect(factsOf('SMSTO:98000:hello: you')).toEqual({ phone: '98000', text: 'hello: you' })
  expect(factsOf('mailto:a@b.example?subject=Hi')).toEqual({ email: 'a@b.example', text: 'subject=Hi' })
  expect(factsOf('MATMSG:TO:a@b.example;SUB:x;BODY:Hi;;')).toEqual({ email: 'a@b.example', text: 'Hi' })
  expect(factsOf('BEGIN:VCARD\r\nFN:Sita\r\nTEL;TYPE=CELL:98\r\nEMAIL:a@b.example\r\nEND:VCARD')).toEqual({
    name: 'Sita',
    phone: '98',
    email: 'a@b.example',
  })
  expect(explain('javascript:alert(1)').kind).toBe('text')
  expect(explain('नमस्ते').facts).toEqual([['text', 'नमस्ते']])
  expect(explain('क्\u200dष').warnings).toEqual([])
  expect(explain('pay\u202Eeman').warnings).toEqual(['hidden'])
})

test.each([
  ['https://esewa.com.np/pay', []],
  ['https://uat.esewa.com.np', []],
  ['https://example.com/esewa', []],
  ['www.nepalnews.example', []],
  ['https://esewa.com.np.pay.example', ['imitates']],
  ['https://e-sewa.example', ['imitates']],
  ['https://fonepay-login.example', ['imitates']],
  ['https://my.khalti.com.example', ['imitates']],
  ['https://notesewa.com.np', ['imitates']],
  ['https://nabilbank.example', ['imitates']],
  ['https://kha1ti.com', ['imitates']],
  ['https://esevva.com.np', ['imitates']],
  ['https://eesewa.com', ['imitates']],
  ['https://eswea.example', ['imitates']],
  ['https://khalt.com', ['imitates']],
  ['https://sewa.gov.example', []],
  ['https://bank.example', []],
  ['https://nchl.com.np', []],
  ['https://esewa.com.np@evil.example', ['userInfo']],
  ['http://0x7f.1/', ['ipAddress']],
  ['http://[::1]/', ['ipAddress']],
  ['https://еsewa.com', ['foreignLetters']],
  ['https://xn--bcher-kva.example', ['foreignLetters']],
])('%s is warned of: %j', (address, warnings) => {
  const said = explain(address)
  expect(said.kind).toBe('web')
  expect(said.warnings).toEqual(warnings)
})

test('a host is shown as browsers ask for it: small letters, and foreign ones as xn--', () => {
  expect(factsOf('https://bücher.example/a')).toMatchObject({
    host: 'xn--bcher-kva.example',
    address: 'https://bücher.example/a',
  })
  expect(factsOf('WWW.Esewa.com.np')).toMatchObject({ host: 'www.esewa.com.np' })
})

test('an address in a contact is warned of like any other', () => {
  const said = explain('BEGIN:VCARD\nFN:Sita\nURL:https://1.2.3.4/\nEND:VCARD')
  expect(said).toMatchObject({ kind: 'contact', warnings: ['ipAddress'] })
  expect(said.facts).toContainEqual(['host', '1.2.3.4'])
})

test('100,000 random payloads are explained without a throw, and none is a payment without its signs', () => {
  const parts = fc.constantFrom(
    '000201',
    '6304',
    '5405',
    '{"eSewa_id":',
    '"98"}',
    'WIFI:',
    'S:a\\',
    ';',
    'https://',
    'xn--',
    'xn--a-',
    'BEGIN:VCARD',
    'URL:http://',
    '\n',
    'tel:',
    '?',
    '@',
    '\u202e',
    '\ud800',
    '99',
    '[',
    'null',
    '०',
    'esewa',
  )
  const mixed = fc.array(fc.oneof(parts, fc.string({ unit: 'binary', maxLength: 8 })), { maxLength: 8 })
  const property = fc.property(mixed, (pieces) => {
    const text = pieces.join('')
    const { kind, facts } = explain(text)
    const isSigned = kind !== 'fonepay' || text.includes('000201')
    return isSigned && facts.every(([, value]) => typeof value === 'string')
  })
  expect(fc.check(property, { numRuns: 100_000 }).counterexample).toBeNull()
}, 120_000)
