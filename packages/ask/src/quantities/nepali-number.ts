import { devanagariDigits } from 'bikram-sambat-calendar/digits'
import type { Language } from '../ask.ts'

const englishOnes =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const englishTens = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

/** 0 to 99: in Nepali each has a word of its own. */
const nepali = (
  'शून्य एक दुई तीन चार पाँच छ सात आठ नौ दश एघार बाह्र तेह्र चौध पन्ध्र सोह्र सत्र अठार उन्नाइस बीस एक्काइस बाइस तेइस चौबीस पच्चीस ' +
  'छब्बीस सत्ताइस अट्ठाइस उनन्तीस तीस एकतीस बत्तीस तेत्तीस चौँतीस पैँतीस छत्तीस सैँतीस अठतीस उनन्चालीस चालीस एकचालीस बयालीस त्रिचालीस ' +
  'चवालीस पैँतालीस छयालीस सतचालीस अठचालीस उनन्चास पचास एकाउन्न बाउन्न त्रिपन्न चवन्न पचपन्न छपन्न सन्ताउन्न अन्ठाउन्न उनन्साठी साठी एकसट्ठी ' +
  'बयसट्ठी त्रिसट्ठी चौसट्ठी पैँसट्ठी छयसट्ठी सतसट्ठी अठसट्ठी उनन्सत्तरी सत्तरी एकहत्तर बहत्तर त्रिहत्तर चौहत्तर पचहत्तर छयहत्तर सतहत्तर अठहत्तर ' +
  'उनासी असी एकासी बयासी त्रियासी चौरासी पचासी छयासी सतासी अठासी उनान्नब्बे नब्बे एकान्नब्बे बयान्नब्बे त्रियान्नब्बे चौरान्नब्बे पन्चान्नब्बे छयान्नब्बे ' +
  'सन्तान्नब्बे अन्ठान्नब्बे उनान्सय'
).split(' ')

/** The places of the Nepali grouping, the largest first. */
const places = [
  [1_00_00_00_00_000, 'kharba', 'खर्ब'],
  [1_00_00_00_000, 'arba', 'अर्ब'],
  [1_00_00_000, 'crore', 'करोड'],
  [1_00_000, 'lakh', 'लाख'],
  [1000, 'thousand', 'हजार'],
  [100, 'hundred', 'सय'],
] as const

/** The largest whole number that `numberInWords` takes: below a hundred kharba. */
export const largestInWords = 99_99_99_99_99_999

/** A whole number in words, grouped as in Nepal: `twelve lakh thirty-four thousand`, `बाह्र लाख चौँतीस हजार`. */
export function numberInWords(lang: Language, value: number): string {
  if (value === 0) return lang === 'en' ? 'zero' : 'शून्य'
  const words: string[] = []
  let rest = value
  for (const [size, en, ne] of places) {
    const count = Math.floor(rest / size)
    if (count > 0) words.push(belowHundred(lang, count), lang === 'en' ? en : ne)
    rest %= size
  }
  if (rest > 0) words.push(belowHundred(lang, rest))
  return words.join(' ')
}

/** An amount as on a cheque; one with paisa names both: `twelve rupees and fifty paisa`. */
export function amountInWords(lang: Language, value: number): string {
  const rupees = Math.floor(value)
  const paisa = Math.round((value - rupees) * 100)
  if (paisa === 0) return numberInWords(lang, rupees)
  const [whole, part] = [numberInWords(lang, rupees), numberInWords(lang, paisa)]
  return lang === 'ne' ? `${whole} रुपैयाँ ${part} पैसा` : `${whole} rupees and ${part} paisa`
}

function belowHundred(lang: Language, value: number): string {
  if (lang === 'ne') return nepali[value] as string
  if (value < 20) return englishOnes[value] as string
  const tens = englishTens[Math.floor(value / 10)] as string
  const ones = englishOnes[value % 10] as string
  return value % 10 === 0 ? tens : `${tens}-${ones}`
}

/** A whole number grouped as in Nepal, the last three digits, then twos: `12,34,567`. */
export function groupedInNepal(lang: Language, value: number): string {
  const digits = String(value)
  const rest = digits.slice(0, -3).replace(/\B(?=(\d{2})+(?!\d))/g, ',')
  const grouped = rest ? `${rest},${digits.slice(-3)}` : digits
  return lang === 'ne' ? devanagariDigits(grouped) : grouped
}
