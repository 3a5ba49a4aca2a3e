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
export function imitates(host: string): boolean {
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
