export const englishOnes =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
export const englishTens = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

/**
 * 0 to 99: in Nepali each has a word of its own. Compared with CLDR's spell-out rules (`common/rbnf/ne.xml`) and with the Hunspell
 * dictionary of Madan Puraskar Pustakalaya. CLDR shortens vowels (`बिस`, `तिन`) and writes `शुन्य`, `दस`; here they are as in the
 * dictionary. All other words are those of CLDR; eight of them the dictionary lacks.
 */
export const nepaliNumbers = (
  'शून्य एक दुई तीन चार पाँच छ सात आठ नौ दश एघार बाह्र तेह्र चौध पन्ध्र सोह्र सत्र अठार उन्नाइस बीस एक्काइस बाइस तेइस चौबीस पच्चीस ' +
  'छब्बीस सत्ताइस अट्ठाइस उनन्तीस तीस एकतीस बत्तीस तेत्तीस चौँतीस पैँतीस छत्तीस सैँतीस अठतीस उनन्चालीस चालीस एकचालीस बयालीस त्रिचालीस ' +
  'चवालीस पैँतालीस छयालीस सतचालीस अठचालीस उनन्चास पचास एकाउन्न बाउन्न त्रिपन्न चवन्न पचपन्न छपन्न सन्ताउन्न अन्ठाउन्न उनन्साठी साठी एकसट्ठी ' +
  'बयसट्ठी त्रिसट्ठी चौसट्ठी पैँसट्ठी छयसट्ठी सतसट्ठी अठसट्ठी उनन्सत्तरी सत्तरी एकहत्तर बहत्तर त्रिहत्तर चौहत्तर पचहत्तर छयहत्तर सतहत्तर अठहत्तर ' +
  'उनासी असी एकासी बयासी त्रियासी चौरासी पचासी छयासी सतासी अठासी उनान्नब्बे नब्बे एकानब्बे बयानब्बे त्रियानब्बे चौरानब्बे पन्चानब्बे छयानब्बे ' +
  'सन्तानब्बे अन्ठानब्बे उनान्सय'
).split(' ')

/** The sizes of Nepal's grouping, the largest first. */
export const placeNames = [
  { size: 1_00_00_00_00_000n, en: 'kharab', ne: 'खर्ब' },
  { size: 1_00_00_00_000n, en: 'arab', ne: 'अर्ब' },
  { size: 1_00_00_000n, en: 'crore', ne: 'करोड' },
  { size: 1_00_000n, en: 'lakh', ne: 'लाख' },
  { size: 1000n, en: 'thousand', ne: 'हजार' },
  { size: 100n, en: 'hundred', ne: 'सय' },
] as const

/** The largest whole number that has words: ten thousand kharab. */
export const largestInWords = 1_00_00_00_00_00_00_000n
