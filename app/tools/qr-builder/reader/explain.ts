import { fieldsOf, isSumRight } from './emv.ts'
import { type HostWarning, hostWarnings, unicodeHost } from './host.ts'

export type Kind =
  | 'esewa'
  | 'khalti'
  | 'bank'
  | 'fonepay'
  | 'nepalpay'
  | 'payment'
  | 'wifi'
  | 'web'
  | 'phone'
  | 'email'
  | 'contact'
  | 'text'
export type Fact =
  | 'name'
  | 'number'
  | 'account'
  | 'bankCode'
  | 'city'
  | 'amount'
  | 'currency'
  | 'purpose'
  | 'network'
  | 'password'
  | 'security'
  | 'host'
  | 'asciiHost'
  | 'address'
  | 'phone'
  | 'email'
  | 'organisation'
  | 'text'
export type Warning = HostWarning | 'fixedAmount' | 'badSum' | 'broken' | 'hidden'

/** What a code says. Values are as they stand in it. */
export interface Explained {
  kind: Kind
  facts: [Fact, string][]
  warnings: Warning[]
}

/** Signs that change the order of what is read, or are not seen. Joiners are not among them: Nepali needs them. */
const hiddenSigns = /[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u

/** Never throws: what it does not know is a text. */
export function explain(text: string): Explained {
  const readers = [emvOf, walletOf, wifiOf, contactOf, messageOf, webOf]
  const found = readers.map((read) => read(text.trim())).find(Boolean)
  const said = found ?? ({ kind: 'text', facts: [['text', text]], warnings: [] } satisfies Explained)
  return {
    ...said,
    facts: said.facts.filter(([, value]) => value !== ''),
    warnings: [...said.warnings, ...(hiddenSigns.test(text) ? (['hidden'] as const) : [])],
  }
}

function emvOf(text: string): Explained | undefined {
  if (!text.startsWith('000201')) return undefined
  const fields = fieldsOf(text)
  const read = (id: string) => fields?.get(id) ?? ''
  const accounts = [...(fields ?? [])].filter(([id]) => id >= '02' && id <= '51').map(([, value]) => value)
  const networks = accounts.map((account) => fieldsOf(account)?.get('00') ?? '').filter(Boolean)
  const [network = ''] = networks
  const isOf = (name: RegExp) => networks.some((each) => name.test(each))
  const currency = read('53')
  return {
    kind: isOf(/fonepay/i) ? 'fonepay' : isOf(/nepalpay|nchl/i) ? 'nepalpay' : 'payment',
    facts: [
      ['name', read('59')],
      ['city', read('60')],
      ['amount', read('54')],
      ['currency', currency === '524' ? 'NPR' : currency],
      ['purpose', fieldsOf(read('62'))?.get('08') ?? ''],
      ['network', network],
      ['text', fields ? '' : text],
    ],
    warnings: [
      ...(read('54') ? (['fixedAmount'] as const) : []),
      ...(fields ? [] : (['broken'] as const)),
      ...(isSumRight(text) ? [] : (['badSum'] as const)),
    ],
  }
}

/** The JSON of eSewa, Khalti and bank codes, as `payloadOf` writes it. */
function walletOf(text: string): Explained | undefined {
  const given = jsonOf(text)
  if (!given) return undefined
  const read = (key: string) => (['string', 'number'].includes(typeof given[key]) ? String(given[key]) : '')
  const kind = read('eSewa_id') ? 'esewa' : read('Khalti_ID') ? 'khalti' : read('accountNumber') && 'bank'
  if (!kind) return undefined
  return {
    kind,
    facts: [
      ['name', read(kind === 'bank' ? 'accountName' : 'name')],
      ['number', read('eSewa_id') || read('Khalti_ID')],
      ['account', read('accountNumber')],
      ['bankCode', read('bankCode')],
      ['amount', read('amount')],
      ['purpose', read('remarks')],
    ],
    warnings: read('amount') ? ['fixedAmount'] : [],
  }
}

function jsonOf(text: string): Record<string, unknown> | undefined {
  try {
    const given: unknown = JSON.parse(text)
    return typeof given === 'object' && given !== null ? (given as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}

/** `NAME:value;` with `\` before signs that belong to a value. */
function partsOf(text: string): Map<string, string> {
  const parts = text.matchAll(/([A-Z]+):((?:\\.|[^;\\])*);?/gi)
  return new Map(
    Array.from(parts, ([, key = '', value = '']) => [key.toUpperCase(), value.replace(/\\(.)/g, '$1')]),
  )
}

function wifiOf(text: string): Explained | undefined {
  if (!/^WIFI:/i.test(text)) return undefined
  const parts = partsOf(text.slice(5))
  const read = (key: string) => parts.get(key) ?? ''
  return {
    kind: 'wifi',
    facts: [
      ['name', read('S')],
      ['password', read('P')],
      ['security', read('T')],
    ],
    warnings: [],
  }
}

function contactOf(text: string): Explained | undefined {
  if (!/^BEGIN:VCARD/i.test(text)) return undefined
  const read = (key: string) => new RegExp(`^${key}(?:;[^:\\n]*)?:(.*)$`, 'im').exec(text)?.[1]?.trim() ?? ''
  const facts: Explained['facts'] = [
    ['name', read('FN') || read('N').replaceAll(';', ' ').trim()],
    ['organisation', read('ORG')],
    ['phone', read('TEL')],
    ['email', read('EMAIL')],
  ]
  const web = webOf(read('URL'))
  return { kind: 'contact', facts: [...facts, ...(web?.facts ?? [])], warnings: web?.warnings ?? [] }
}

function messageOf(text: string): Explained | undefined {
  const [, scheme = '', rest = ''] = /^(tel|sms|smsto|mailto|matmsg):(.*)$/is.exec(text) ?? []
  if (!scheme) return undefined
  if (/^matmsg$/i.test(scheme)) {
    const parts = partsOf(rest)
    return {
      kind: 'email',
      facts: [
        ['email', parts.get('TO') ?? ''],
        ['text', parts.get('BODY') ?? ''],
      ],
      warnings: [],
    }
  }
  const isMail = /^mailto$/i.test(scheme)
  const [, to = '', more = ''] = /^([^?:]*)[?:]?(.*)$/s.exec(rest) ?? []
  return {
    kind: isMail ? 'email' : 'phone',
    facts: [
      [isMail ? 'email' : 'phone', to],
      ['text', more],
    ],
    warnings: [],
  }
}

function webOf(text: string): Explained | undefined {
  const address = /^www\./i.test(text) ? `https://${text}` : text
  const url = /^https?:/i.test(address) && URL.canParse(address) ? new URL(address) : undefined
  if (!url) return undefined
  const shown = unicodeHost(url.hostname)
  return {
    kind: 'web',
    facts: [
      ['host', shown],
      ['asciiHost', shown === url.hostname ? '' : url.hostname],
      ['address', text],
    ],
    warnings: hostWarnings(url),
  }
}
