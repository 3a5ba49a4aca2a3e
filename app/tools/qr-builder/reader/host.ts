/** Domains of payment services and banks; the first label is the name that others imitate. */
const official = (
  'esewa.com.np khalti.com fonepay.com nepalpay.com.np connectips.com nabilbank.com nicasiabank.com globalimebank.com ' +
  'himalayanbank.com siddharthabank.com sanimabank.com kumaribank.com prabhubank.com nepalbank.com.np'
).split(' ')
const lookalikes = 'vv=w rn=m 0=o 1=i l=i 3=e 5=s -='
  .split(' ')
  .map((pair) => pair.split('=') as [string, string])

/** As the eye reads it in a hurry. */
const skeleton = (host: string) =>
  lookalikes.reduce((read, [sign, letter]) => read.replaceAll(sign, letter), host)
const names = official.map((domain) => skeleton(domain.split('.')[0] ?? ''))

/** What makes the host of an address suspicious. A host with foreign letters is in punycode here, as `URL` writes it. */
export function hostWarnings({ hostname, username, password }: URL) {
  return [
    (username || password) !== '' && 'userInfo',
    /^[\d.]+$|^\[/.test(hostname) && 'ipAddress',
    /(^|\.)xn--/.test(hostname) && 'foreignLetters',
    imitates(hostname) && 'imitates',
  ] as const
}

function imitates(host: string): boolean {
  // The address of one service may name another, such as a bank's page about eSewa.
  if (official.some((domain) => host === domain || host.endsWith(`.${domain}`))) return false
  const labels = skeleton(host).split('.')
  return names.some((name) => labels.some((label) => label.includes(name) || isNear(label, name)))
}

/** Whether one letter behind the first was changed, added or left out, or two neighbours swapped. */
function isNear(label: string, name: string): boolean {
  return Array.from(name, (_, at) => [name.slice(0, at + 1), name.slice(at + 1)] as const).some(
    ([before, after]) => {
      if (!label.startsWith(before)) return false
      const rest = label.slice(before.length)
      const swapped = after.slice(0, 2).split('').toReversed().join('') + after.slice(2)
      return rest === after.slice(1) || rest === swapped || [after, after.slice(1)].includes(rest.slice(1))
    },
  )
}
