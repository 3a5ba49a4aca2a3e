import type { Cursor } from './question.ts'
import type { Run } from './tokens.ts'

const counted = /^(?:many|much|kati|kti|kitna|कति|कतिवटा)$/
const toward = /^(?:to|into|in|टु|टू)$/
/** Postpositions: `rupaiya ma`, `rupaiya bata`, `rupaiya ko`, `rupaiya lai`. */
const towardBehind = /^(?:ma|maa|मा)$/
const awayBehind = /^(?:bata|dekhi|ko|lai|बाट|वाट|देखि|को|लाई)$/

/**
 * Which of two measures of a conversion is given, the other being asked for: grammar first (`X to Y`, `X bata Y`, `kati Y`),
 * wherever the amount stands, then the measure that the amount touches. Undefined where neither tells.
 */
export function givenSide(
  { question: { words } }: Cursor,
  one: Run,
  other: Run | undefined,
  amount: Run | undefined,
): 'one' | 'other' | undefined {
  const text = (index: number) => words[index]?.text ?? ''
  const isCounted = ({ start }: Run) => counted.test(text(start - 1))
  const touches = (run: Run) => amount !== undefined && (amount.end === run.start || run.end === amount.start)
  /** Above 0 where it is asked for, below where it is given. */
  const weigh = (run: Run | undefined) => {
    if (!run) return 0
    const isOfAmount = amount?.end === run.start
    const isTarget = toward.test(text(run.start - 1)) || (towardBehind.test(text(run.end)) && !isOfAmount)
    const isSource = /^(?:to|into|टु|टू)$/.test(text(run.end)) || awayBehind.test(text(run.end))
    // "1 lakh ko dollar": dollars for the amount.
    const isBought = amount?.end === run.start - 1 && /^(?:ko|को)$/.test(text(run.start - 1))
    const isFrom = text(run.start - 1) === 'from'
    return (
      Number(isTarget) + Number(isBought) - Number(isSource) - Number(isFrom) + 3 * Number(isCounted(run))
    )
  }
  const lean = weigh(one) - weigh(other)
  if (lean !== 0) return lean > 0 ? 'other' : 'one'
  const [touchesOne, touchesOther] = [touches(one), other !== undefined && touches(other)]
  // "usd npr 100" names a pair.
  const isPair = other !== undefined && (one.end === other.start || other.end === one.start)
  const isBehind = amount !== undefined && amount.start >= Math.max(one.end, other?.end ?? 0)
  if (touchesOne === touchesOther || (isPair && isBehind)) return undefined
  return touchesOne ? 'one' : 'other'
}
