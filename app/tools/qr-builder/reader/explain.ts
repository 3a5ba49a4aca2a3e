import { fieldsOf, isSumRight } from './emv.ts'
import { hostWarnings } from './host.ts'
import type { QrReaderMessages } from './messages.en.ts'

type Kind = keyof QrReaderMessages['kinds']
type Fact = keyof QrReaderMessages['facts']
type Warning = keyof QrReaderMessages['warnings']

/** What a code says. Values are as they stand in it; none is empty. */
export interface Explained {
  kind: Kind
  facts: [Fact, string][]
  warnings: Warning[]
}

function told(
  kind: Kind,
  facts: Partial<Record<Fact, string | undefined>>,
  ...warnings: readonly (Warning | false)[]
): Explained {
  return {
    kind,
    facts: Object.entries(facts).filter((fact): fact is [Fact, string] => Boolean(fact[1])),
    warnings: warnings.filter((warning) => warning !== false),
  }
}

/** Signs that change the order of what is read, or are not seen. Joiners are not among them: Nepali needs them. */
const hiddenSigns = /[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u

/** Never throws: what it does not know is a text. */
export function explain(text: string): Explained {
  const readers = [merchantCode, walletCode, listed, contact, message, webAddress]
  const found = readers.map((read) => read(text.trim())).find(Boolean) ?? told('text', { text })
  return hiddenSigns.test(text) ? { ...found, warnings: [...found.warnings, 'hidden'] } : found
}

/** An EMV merchant code, as those of NepalPay and Fonepay. */
function merchantCode(text: string): Explained | undefined {
  if (!text.startsWith('000201')) return undefined
  const badSum = !isSumRight(text) && 'badSum'
  const fields = fieldsOf(text)
  if (!fields) return told('payment', { text }, 'broken', badSum)
  const accounts = [...fields].filter(([id]) => id >= '02' && id <= '51').map(([, account]) => account)
  const network = accounts.map((account) => fieldsOf(account)?.get('00') ?? '').join(' ')
  const kind = /fonepay/i.test(network) ? 'fonepay' : /nepalpay|nchl/i.test(network) ? 'nepalpay' : 'payment'
  const [name, city, amount] = ['59', '60', '54'].map((id) => fields.get(id))
  const currency = fields.get('53')?.replace(/^524$/, 'NPR')
  const purpose = fieldsOf(fields.get('62') ?? '')?.get('08')
  const facts = { name, city, amount, currency, purpose, network: network.trim() }
  return told(kind, facts, fields.has('54') && 'fixedAmount', badSum)
}

/** The JSON of eSewa, Khalti and bank codes, as `payloadOf` writes it. */
function walletCode(text: string): Explained | undefined {
  const given = jsonOf(text)
  const read = (key: string) => (/string|number/.test(typeof given[key]) ? String(given[key]) : '')
  const [eSewa, khalti, account] = [read('eSewa_id'), read('Khalti_ID'), read('accountNumber')]
  const kind = eSewa ? 'esewa' : khalti ? 'khalti' : account ? 'bank' : undefined
  const [number, amount] = [eSewa || khalti, read('amount')]
  const name = read('name') || read('accountName')
  const facts = { name, number, account, bankCode: read('bankCode'), amount, purpose: read('remarks') }
  return kind && told(kind, facts, amount !== '' && 'fixedAmount')
}

function jsonOf(text: string): Record<string, unknown> {
  try {
    return { ...(JSON.parse(text) as object) }
  } catch {
    return {}
  }
}

/** `WIFI:` and `MATMSG:` are lists of `NAME:value;` with `\` before signs that belong to a value. */
function listed(text: string): Explained | undefined {
  const [, scheme, list = ''] = /^(WIFI|MATMSG):(.*)$/is.exec(text) ?? []
  const parts = new Map(
    [...list.matchAll(/([A-Z]+):((?:\\.|[^;\\])*);?/gi)].map(([, key = '', value = '']) => [
      key.toUpperCase(),
      value.replace(/\\(.)/g, '$1'),
    ]),
  )
  if (scheme?.toUpperCase() === 'MATMSG')
    return told('email', { email: parts.get('TO'), text: parts.get('BODY') })
  const facts = { name: parts.get('S'), password: parts.get('P'), security: parts.get('T') }
  return scheme ? told('wifi', facts) : undefined
}

function contact(text: string): Explained | undefined {
  if (!/^BEGIN:VCARD/i.test(text)) return undefined
  const read = (key: string) => new RegExp(`^${key}(?:;[^:\\n]*)?:(.*)$`, 'im').exec(text)?.[1]?.trim() ?? ''
  const name = read('FN') || read('N').replaceAll(';', ' ').trim()
  const web = webAddress(read('URL'))
  const facts = { name, organisation: read('ORG'), phone: read('TEL'), email: read('EMAIL') }
  return told('contact', { ...facts, ...Object.fromEntries(web?.facts ?? []) }, ...(web?.warnings ?? []))
}

function message(text: string): Explained | undefined {
  const [, scheme, to, more] = /^(tel|smsto|sms|mailto):([^?:]*)[?:]?(.*)$/is.exec(text) ?? []
  if (!scheme) return undefined
  const isMail = scheme.toLowerCase() === 'mailto'
  return isMail ? told('email', { email: to, text: more }) : told('phone', { phone: to, text: more })
}

function webAddress(text: string): Explained | undefined {
  const address = /^www\./i.test(text) ? `https://${text}` : text
  if (!/^https?:/i.test(address) || !URL.canParse(address)) return undefined
  const url = new URL(address)
  return told('web', { host: url.hostname, address: text }, ...hostWarnings(url))
}
