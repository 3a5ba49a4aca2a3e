import type { QrReaderMessages } from './messages.en.ts'

type Fact = keyof QrReaderMessages['facts']
type Kind = keyof QrReaderMessages['kinds']
type Warning = keyof QrReaderMessages['warnings']

/** What a code says. Values are as they stand in it. */
export interface Explained {
  kind: Kind
  facts: [Fact, string][]
  warnings: Warning[]
}

/** Reads one value from the text of a code; '' where it is not. */
type Read = (text: string) => string
type Reads = Partial<Record<Fact, Read>>

const found =
  (sign: RegExp): Read =>
  (text) =>
    sign.exec(text)?.[1]?.trim() ?? ''

/** The JSON of eSewa, Khalti and bank codes, as `payloadOf` writes it. */
const json =
  (key: string, orKey = key): Read =>
  (text) => {
    try {
      const given = JSON.parse(text) as Record<string, unknown> | null
      const value = given?.[key] ?? given?.[orKey]
      return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
    } catch {
      return ''
    }
  }

/** `SCHEME:NAME:value;NAME:value;` with `\` before signs that belong to a value. */
const part =
  (name: string): Read =>
  (text) => {
    const parts = text.slice(text.indexOf(':') + 1).matchAll(/([A-Z]+):((?:\\.|[^;\\])*);?/gi)
    return [...parts].find(([, key]) => key?.toUpperCase() === name)?.[2]?.replace(/\\(.)/g, '$1') ?? ''
  }

const line = (name: string) => found(new RegExp(`^${name}(?:;[^:\\n]*)?:(.*)$`, 'im'))

/** Fields of an EMV code by their ids: two digits of id, two of length, then the value. Undefined when it does not add up. */
export function fieldsOf(text: string): Map<string, string> | undefined {
  const fields = new Map<string, string>()
  for (let at = 0; at < text.length; ) {
    const [, id = '', size = ''] = /^(\d\d)(\d\d)/.exec(text.slice(at, at + 4)) ?? []
    const value = text.slice(at + 4, at + 4 + Number(size))
    if (!id || value.length !== Number(size) || fields.has(id)) return undefined
    fields.set(id, value)
    at += 4 + value.length
  }
  return fields
}

/** CRC-16 of EMV merchant codes: polynomial 0x1021, begun with 0xFFFF. Source: EMVCo, Merchant-Presented Mode, 4.7.3. */
export function checkSum(text: string): string {
  let sum = 0xffff
  for (const byte of new TextEncoder().encode(text)) {
    sum ^= byte << 8
    for (let bit = 0; bit < 8; bit += 1) sum = (sum & 0x8000 ? (sum << 1) ^ 0x1021 : sum << 1) & 0xffff
  }
  return sum.toString(16).toUpperCase().padStart(4, '0')
}

const emv = found(/^(000201)/)
const field =
  (id: string, inner = ''): Read =>
  (text) => {
    const value = fieldsOf(text)?.get(id) ?? ''
    return inner ? (fieldsOf(value)?.get(inner) ?? '') : value
  }

/** Identifiers of the networks: in the templates 26 to 51, at 00. */
const networks: Read = (text) => {
  const ids = Array.from({ length: 26 }, (_, at) => String(at + 26))
  return emv(text) && [...new Set(ids.map((id) => field(id, '00')(text)).filter(Boolean))].join(', ')
}

const emvFacts: Reads = {
  name: field('59'),
  city: field('60'),
  amount: field('54'),
  currency: (text) => field('53')(text).replace(/^524$/, 'NPR'),
  purpose: field('62', '08'),
  network: networks,
  text: (text) => (fieldsOf(text) ? '' : text),
}

const hostOf: Read = (text) => urlOf(text)?.hostname ?? ''
const payee = { name: json('name', 'accountName'), amount: json('amount'), purpose: json('remarks') }
const contactFacts: Reads = {
  name: (text) => line('FN')(text) || line('N')(text).replaceAll(';', ' ').trim(),
  organisation: line('ORG'),
  phone: line('TEL'),
  email: line('EMAIL'),
  host: (text) => hostOf(line('URL')(text)),
  address: line('URL'),
}

/** In this order: the first whose second function finds something is the kind of the text. */
const kinds: [Kind, Read, Reads][] = [
  // Identifiers as printed codes have them: `fonepay.com` in 26, `NCHL…` in 29.
  ['fonepay', (text) => found(/(?:^|, )(fonepay\.com)(?:,|$)/i)(networks(text)), emvFacts],
  ['nepalpay', (text) => found(/(?:^|, )(NCHL)/)(networks(text)), emvFacts],
  ['payment', emv, emvFacts],
  ['esewa', json('eSewa_id'), { ...payee, number: json('eSewa_id') }],
  ['khalti', json('Khalti_ID'), { ...payee, number: json('Khalti_ID') }],
  ['bank', json('accountNumber'), { ...payee, account: json('accountNumber'), bankCode: json('bankCode') }],
  ['wifi', found(/^(WIFI:)/i), { name: part('S'), password: part('P'), security: part('T') }],
  ['contact', found(/^(BEGIN:VCARD)/i), contactFacts],
  ['email', found(/^(MATMSG:)/i), { email: part('TO'), text: part('BODY') }],
  ['email', found(/^(mailto:)/i), { email: found(/^mailto:([^?]*)/i), text: found(/\?(.*)$/s) }],
  ['phone', found(/^(tel|sms|smsto):/i), { phone: found(/:([^?:]*)/), text: found(/:[^?:]*[?:](.*)$/s) }],
  ['web', hostOf, { host: hostOf, address: (text) => text }],
]

const unknown: (typeof kinds)[number] = ['text', (text) => text, { text: (text) => text }]

/** Never throws: what it does not know is a text. */
export function explain(given: string): Explained {
  const text = given.trim()
  const [kind, , reads] = kinds.find(([, sign]) => sign(text)) ?? unknown
  const facts = (Object.entries(reads) as [Fact, Read][])
    .map(([name, read]): [Fact, string] => [name, read(text)])
    .filter(([, value]) => value !== '')
  return { kind, facts, warnings: warningsOf(text, new Map(facts)) }
}

function urlOf(text: string): URL | undefined {
  const address = text.replace(/^www\./i, 'https://$&')
  return /^https?:/i.test(address) && URL.canParse(address) ? new URL(address) : undefined
}

function warningsOf(text: string, facts: Map<Fact, string>): Warning[] {
  const url = urlOf(facts.get('address') ?? '')
  const host = url?.hostname ?? ''
  const checks: [Warning, boolean][] = [
    ['fixedAmount', Number(facts.get('amount') ?? 0) !== 0],
    ['broken', Boolean(emv(text)) && !fieldsOf(text)],
    ['badSum', Boolean(emv(text)) && !text.toUpperCase().endsWith(`6304${checkSum(text.slice(0, -4))}`)],
    ['userInfo', Boolean(url?.username || url?.password)],
    ['ipAddress', /^[\d.]+$|^\[/.test(host)],
    ['foreignLetters', /(^|\.)xn--/.test(host)],
    ['imitates', imitates(host)],
    // Signs that change the order of what is read, or are not seen; not joiners, which Nepali needs.
    ['hidden', /[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u.test(text)],
  ]
  return checks.filter(([, holds]) => holds).map(([warning]) => warning)
}

/** Domains of payment services and banks (`SOURCE.md`); the first label is the name that others imitate. */
const official =
  'esewa.com.np khalti.com fonepay.com connectips.com nabilbank.com globalimebank.com nepalbank.com.np'.split(
    ' ',
  )
const lookalikes = 'vv=w rn=m 0=o 1=i l=i 3=e 5=s -='
  .split(' ')
  .map((pair) => pair.split('=') as [string, string])

/** With signs that look like a letter replaced by that letter. */
const skeleton = (host: string) =>
  lookalikes.reduce((read, [sign, letter]) => read.replaceAll(sign, letter), host)
const names = official.map((domain) => skeleton(domain.split('.')[0] ?? ''))

/** Whether a host contains a known name, or one much like it, and is not an official domain. */
function imitates(host: string): boolean {
  // The address of one service may name another, such as a bank's page about eSewa.
  if (official.some((domain) => host === domain || host.endsWith(`.${domain}`))) return false
  const labels = skeleton(host).split('.')
  return names.some((name) => labels.some((label) => label.includes(name) || isNear(label, name)))
}

/** Whether one letter behind the first was changed, added or left out, or two neighbours swapped. */
function isNear(label: string, name: string): boolean {
  return Array.from(name, (_, at) => at + 1).some((at) => {
    const [rest, after] = [label.slice(at), name.slice(at)]
    const swapped = `${after.charAt(1)}${after.charAt(0)}${after.slice(2)}`
    const isChanged =
      [after, after.slice(1)].includes(rest.slice(1)) || [after.slice(1), swapped].includes(rest)
    return label.startsWith(name.slice(0, at)) && isChanged
  })
}
