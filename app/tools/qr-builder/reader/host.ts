/** Names of payment services and banks as they stand in addresses, and the domains that are theirs. */
const knownNames: Readonly<Record<string, readonly string[]>> = {
  esewa: ['esewa.com.np'],
  khalti: ['khalti.com'],
  fonepay: ['fonepay.com'],
  nepalpay: ['nepalpay.com.np', 'nchl.com.np'],
  connectips: ['connectips.com'],
  nabilbank: ['nabilbank.com'],
  nicasia: ['nicasiabank.com'],
  globalime: ['globalimebank.com'],
  himalayanbank: ['himalayanbank.com'],
  siddharthabank: ['siddharthabank.com'],
  sanimabank: ['sanimabank.com'],
  kumaribank: ['kumaribank.com'],
  prabhubank: ['prabhubank.com'],
  nepalbank: ['nepalbank.com.np'],
}

export type HostWarning = 'imitates' | 'mixedScripts' | 'foreignLetters' | 'ipAddress' | 'userInfo'

/** What makes the host of an address suspicious. */
export function hostWarnings(url: URL): HostWarning[] {
  const shown = unicodeHost(url.hostname)
  return [
    ...(url.username || url.password ? (['userInfo'] as const) : []),
    ...(/^[\d.]+$|^\[/.test(url.hostname) ? (['ipAddress'] as const) : []),
    ...(shown !== url.hostname ? (['foreignLetters'] as const) : []),
    ...(shown.split('.').some(isMixed) ? (['mixedScripts'] as const) : []),
    ...(imitates(url.hostname, shown) ? (['imitates'] as const) : []),
  ]
}

const scripts = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u, /\p{Script=Devanagari}/u]
const isMixed = (label: string) => scripts.filter((script) => script.test(label)).length > 1

/** Letters and digits that look like another letter; from Unicode's confusables (UTS 39), those that names above need. */
const lookalikes: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'aаαɑ',
    'bЬь',
    'cсϲ',
    'eеєε3',
    'hһн',
    'iіιıl1',
    'kкκ',
    'mм',
    'nпη',
    'oоο0',
    'pрρ',
    'sѕ5',
    'tтτ',
    'vν',
    'wшω',
    'yуγ',
  ].flatMap(([letter = '', ...others]) => others.map((other) => [other, letter])),
)

/** A host as the eye reads it: lookalikes as Latin letters, without accents and hyphens. */
function skeleton(host: string): string {
  const plain = host.normalize('NFKD').replace(/[\p{M}-]/gu, '')
  return [...plain]
    .map((sign) => lookalikes[sign] ?? sign)
    .join('')
    .replaceAll('vv', 'w')
    .replaceAll('rn', 'm')
}

function imitates(host: string, shown: string): boolean {
  const isOwn = (domain: string) => host === domain || host.endsWith(`.${domain}`)
  // The address of one service may name another, such as a bank's page about eSewa.
  if (Object.values(knownNames).flat().some(isOwn)) return false
  const labels = skeleton(shown).split('.')
  return Object.keys(knownNames)
    .map(skeleton)
    .some((name) => labels.some((label) => label.includes(name) || isNear(label, name)))
}

/** Whether one letter was changed, added or left out, or two neighbours swapped. */
function isNear(label: string, name: string): boolean {
  if (Math.abs(label.length - name.length) > 1) return false
  let start = 0
  while (start < name.length && label[start] === name[start]) start += 1
  let end = 0
  const most = Math.min(label.length, name.length) - start
  while (end < most && label.at(-1 - end) === name.at(-1 - end)) end += 1
  const [mine, theirs] = [label.slice(start, label.length - end), name.slice(start, name.length - end)]
  return (
    (mine.length < 2 && theirs.length < 2) ||
    (mine.length === 2 && mine === [...theirs].toReversed().join(''))
  )
}

/** A host with its punycode labels as letters; a label that is no punycode stays. */
export function unicodeHost(host: string): string {
  return host.replace(/(?<=^|\.)xn--([a-z\d-]+)/g, (label, code: string) => fromPunycode(code) ?? label)
}

/** RFC 3492, section 6.2. */
function fromPunycode(code: string): string | undefined {
  const cut = code.lastIndexOf('-')
  const letters = Array.from(code.slice(0, Math.max(0, cut)))
  let [n, i, bias, place] = [128, 0, 72, cut + 1]
  while (place < code.length) {
    const before = i
    for (let [weight, k] = [1, 36]; ; k += 36) {
      const digit = Number.parseInt(code[place] ?? '', 36)
      place += 1
      // Letters come before digits in punycode: a is 0, and 0 is 26.
      const value = digit < 10 ? digit + 26 : digit - 10
      const limit = Math.min(26, Math.max(1, k - bias))
      if (Number.isNaN(digit)) return undefined
      i += value * weight
      if (value < limit) break
      weight *= 36 - limit
    }
    const length = letters.length + 1
    bias = adapted(i - before, length, before === 0)
    n += Math.floor(i / length)
    i %= length
    if (n > 0x10ffff) return undefined
    letters.splice(i, 0, String.fromCodePoint(n))
    i += 1
  }
  return letters.join('')
}

function adapted(change: number, length: number, isFirst: boolean): number {
  let delta = Math.floor(change / (isFirst ? 700 : 2))
  delta += Math.floor(delta / length)
  let k = 0
  for (; delta > 455; k += 36) delta = Math.floor(delta / 35)
  return k + Math.floor((36 * delta) / (delta + 38))
}
