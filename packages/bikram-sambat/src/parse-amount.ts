import { largestInWords } from './data/number-words.ts'
import { latinDigits } from './digits.ts'

/** Why a text is no amount of rupees. */
export type AmountFailure = 'empty' | 'unreadable' | 'negative' | 'too-large' | 'too-many-decimals'

const before = /^(?:npr|nrs|rs|rupees|(?:ने\.?)?र[ुू](?:पैयाँ)?)\.?\s*/
const behind = /(?:[\s/=।–—-]|npr|rupees|only|र[ुू]पैयाँ|मात्र)+$/

/**
 * Reads an amount of rupees in digits of either script: `1,25,000.50`, `125 000`, `रु. १,२५,०००।५०`, `Rs 500/-`. Commas and
 * spaces between digits do not count, wherever they stand. Never throws.
 */
export function parseAmount(
  text: string,
): { ok: true; paisa: bigint } | { ok: false; reason: AmountFailure } {
  const plain = latinDigits(text.normalize('NFKC'))
    .toLowerCase()
    .trim()
    .replace(before, '')
    .replace(behind, '')
  if (plain === '' || plain === '.') return { ok: false, reason: 'empty' }
  if (/^[-–−]/.test(plain)) return { ok: false, reason: 'negative' }
  const [, whole, part = ''] =
    /^(\d*)(?:[.।](\d*))?$/.exec(plain.replace(/(?<=\d)[,\s]+(?=\d|\.|$)/g, '')) ?? []
  if (whole === undefined) return { ok: false, reason: 'unreadable' }
  if (part.length > 2) return { ok: false, reason: 'too-many-decimals' }
  const digits = whole.replace(/^0+/, '')
  if (digits.length > String(largestInWords).length) return { ok: false, reason: 'too-large' }
  const paisa = BigInt(digits + part.padEnd(2, '0'))
  return paisa > largestInWords * 100n ? { ok: false, reason: 'too-large' } : { ok: true, paisa }
}
