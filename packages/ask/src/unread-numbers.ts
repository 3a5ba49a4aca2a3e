import { nearNumber, rareNumbers, vagueNumber } from './data/number-words.ts'
import type { Word } from './lexicon.ts'
import { isMeasure, type NumberPhrase, names, sizeAt } from './numbers.ts'

/**
 * Words before a size, a unit or a currency that look like a number and were not read as one: `kehi lakh`, `thre tola`. An
 * amount is read whole or not at all.
 */
export function unreadNumbers(words: readonly Word[], numbers: readonly NumberPhrase[]): ReadonlySet<number> {
  const isRead = (index: number) => numbers.some(({ start, end }) => start <= index && index < end)
  const isUnread = (index: number) => {
    const word = words[index]
    if (word?.kind !== 'word' || isRead(index)) return false
    // "couple of lakh"
    const isJoined = /^(?:of|a|ota|oota|wata|वटा|ओटा)$/.test(words[index + 1]?.text ?? '')
    const [next, later] = [words[index + 1], isJoined ? words[index + 2] : undefined]
    const isBeforeSize = sizeAt(next) !== undefined || (later && sizeAt(later) !== undefined)
    if (isRead(index + 1) && !isBeforeSize)
      return isMisspelt(word) || (word.matches.length === 0 && nearNumber.test(word.text))
    if (!isBeforeSize && !isMeasure(next) && !isMeasure(later)) return false
    if (vagueNumber.test(word.text)) return true
    if (isJoined) return false
    return (
      isMisspelt(word) ||
      isRareNumber(words, index) ||
      (word.matches.length === 0 && (isBeforeSize || numbers.length === 0))
    )
  }
  return new Set([...words.keys()].filter(isUnread))
}

function isMisspelt({ matches }: Word): boolean {
  return (
    matches.some(({ concept, length }) => length === 1 && /^(?:number|fraction):/.test(concept)) &&
    matches.every(({ slips }) => slips > 0)
  )
}

/** "chha tola", "paune tola"; a verb in "kati chha tola" and "dollar chha rupaiya". */
function isRareNumber(words: readonly Word[], index: number): boolean {
  const [word, before] = [words[index], words[index - 1]]
  const isRare = (word?.text ?? '') in rareNumbers || names(word, 'fraction:')
  return isRare && !names(before, 'question', 'price') && !isMeasure(before)
}
