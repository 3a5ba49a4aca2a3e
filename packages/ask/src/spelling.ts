/**
 * One form for the usual spellings of a word: aaja, aja; bhau, vau; dashain, dasain; दशैं, दशैँ, दसैं. Only for comparison.
 * U+094D is the halant, U+0901 to U+0903 are the nasal signs and the visarga.
 */
export function fold(word: string): string {
  const known = forms.get(word)
  if (known !== undefined) return known
  if (forms.size === mostForms) forms.clear()
  const form = formOf(word)
  forms.set(word, form)
  return form
}

/** Of words that were folded before: each of a question is compared with all names and keywords. */
const forms = new Map<string, string>()
const mostForms = 5000

function formOf(word: string): string {
  return word
    .replace(/[\u094D\u0901-\u0903ङञ]/g, '')
    .replace(/[शष]/g, 'स')
    .replace(/ब/g, 'व')
    .replace(/ण/g, 'न')
    .replace(/ी/g, 'ि')
    .replace(/ू/g, 'ु')
    .replace(/ई/g, 'इ')
    .replace(/ऊ/g, 'उ')
    .replace(/ए$/, 'य')
    .replace(/c(?!h)/g, 'k')
    .replace(/ee/g, 'i')
    .replace(/oo/g, 'u')
    .replace(/ou/g, 'au')
    .replace(/ph/g, 'f')
    .replace(/h/g, '')
    .replace(/[wb]/g, 'v')
    .replace(/z/g, 'j')
    .replace(/q/g, 'k')
    .replace(/(...)a$/, '$1')
    .replace(/(\D)\1+/g, '$1')
}

/** Optimal string alignment distance: letters left out, added, replaced, or two neighbours swapped. */
export function editDistance(a: string, b: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1]
      let cost = Math.min(
        (last[column] as number) + 1,
        (current[column - 1] as number) + 1,
        (last[column - 1] as number) + (isSame ? 0 : 1),
      )
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1])
        cost = Math.min(cost, (beforeLast[column - 2] as number) + 1)
      current.push(cost)
    }
    beforeLast = last
    last = current
  }
  return last[b.length] as number
}

/** How many typos a word of this length may contain. Shorter words are too near to each other. */
function typosIn(length: number): number {
  if (length < 4) return 0
  return length < 9 ? 1 : 2
}

/** In words up to this length a letter may be left out, doubled or swapped, but not be another one: gold, bold, cold. */
const shortWord = 5

/** The number of typos between a typed word and a known one, as spelled or as folded; undefined where there are too many. */
export function typosBetween(typed: string, word: string): number | undefined {
  const most = typosIn(word.length)
  if (most === 0 || typed.length < 3) return undefined
  // Three letters are only taken for four with one of the inner two left out.
  if (typed.length === 3 && (word.length !== 4 || typed[2] !== word[3])) return undefined
  // A distance is at least the difference in length, which most words have.
  const distance = (a: string, b: string) =>
    Math.abs(a.length - b.length) > most ? Number.POSITIVE_INFINITY : editDistance(a, b)
  const typos = distance(typed, word)
  if (typos === 1 && word.length <= shortWord && !isMissing(typed, word)) return undefined
  const sounding = typos > 1 && word.length > shortWord ? distance(fold(typed), fold(word)) || 1 : typos
  const fewest = Math.min(typos, sounding)
  return fewest <= most ? fewest : undefined
}

/** Whether no letter of the one is foreign to the other: `toal`, `tla`, `golld`, but not `bold` for `gold`. */
function isMissing(typed: string, word: string): boolean {
  return (
    [...typed].every((letter) => word.includes(letter)) &&
    (typed.length !== word.length || isSwapped(typed, word))
  )
}

function isSwapped(typed: string, word: string): boolean {
  return [...typed].toSorted().join() === [...word].toSorted().join()
}
