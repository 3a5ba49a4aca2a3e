/** What is never written, as a pattern, and what is written in its place. */
type Rule = readonly [wrong: string, right: string]

/** No Devanagari letter or sign before it: `\b` knows Latin letters only. */
const start = '(?<![\\u0900-\\u097f])'
/** One nasal sound, one spelling: the letter of the consonant's own class. Names keep the spelling of their owners. */
const nasals: readonly Rule[] = [
  [`(?<!बै)(?<!वर्ल्डलि)(?<!तपाई)ं(?=[क-घ])`, 'ङ्'],
  ['ं(?=[च-झ])', 'ञ्'],
  ['ं(?=[ट-ढ])', 'ण्'],
  ['(?<!तपाई)ं(?=[त-न])', 'न्'],
  ['(?<!तपाई)ं(?=[प-म])', 'म्'],
  ['ौं', 'ौँ'],
  ['ैं(?!क)', 'ैँ'],
  ['औं', 'औँ'],
  ['तपाईँ', 'तपाईं'],
]

const nepali: readonly Rule[] = [
  ...nasals,
  ['बैङ्क', 'बैंक'],
  ['वर्ल्डलिङ्क', 'वर्ल्डलिंक'],
  ['सीजीनेट', 'सीजी नेट'],
  ['काठमाण्डौ', 'काठमाडौँ'],
  ['आपतका', 'आपत्का'],
  ['चिन्ह', 'चिह्न'],
  ['डेटा', 'डाटा'],
  ['हेलिकोप्टर', 'हेलिकप्टर'],
  ['फारम', 'फाराम'],
  ['यूटीएल', 'युटिएल'],
  ['आइडी', 'आईडी'],
  ['एनएमबि', 'एनएमबी'],
  ['एसबिआई', 'एसबीआई'],
  ['आइएमई', 'आईएमई'],
  ['एभरेष्ट', 'एभरेस्ट'],
  ['इन्भेष्टमेन्ट', 'इन्भेस्टमेन्ट'],
  ['महाअष्टमी', 'महाष्टमी'],
  ['गोवर्द्धन', 'गोवर्धन'],
  ['फ्रयाङ्क', 'फ्र्याङ्क'],
  ['क्रोनर', 'क्रोना, क्रोन'],
  ['गिगाहर्ज', 'गिगाहर्ट्ज'],
  ['अधिक मास', 'अधिकमास'],
  ['एकपटक(?!े)', 'एक पटक'],
  ['एकै(पटक|चोटि)', 'एकै पटक'],
  [`${start}(दुई|तीन|चार|पाँच|सात|आठ|दस|कति) वटा`, 'joined, as दुईवटा; apart behind digits'],
  ['नु (पर्छ|पर्दैन|पर्ने)', 'joined, as गर्नुपर्छ'],
  // Words that mean something else.
  ['समाचार ?पत्र', 'न्युजलेटर'],
  ['आगन्तुक', 'प्रयोगकर्ता'],
  ['जथाभावी', 'यादृच्छिक'],
  [`${start}यन्त्र`, 'उपकरण'],
  [`${start}हेराइ`, 'पृष्ठ हेरिएको'],
  ['त्रुटि सङ्केत', 'त्रुटि नम्बर'],
  [`${start}पाना(?! ए-फोर|मा छापिन्छ)`, 'पृष्ठ'],
  ['केबाट केमा', 'कुनबाट कुनमा'],
  ['मिति परिवर्तन', 'मिति रूपान्तरण'],
  ['जाभास्क्रिप्ट खोल', 'जाभास्क्रिप्ट सक्रिय गर'],
  ['साझा गर्नु', 'सेयर गर्नु'],
  ['खोज हटाउनु', 'खोजी हटाउनु'],
  ['मिलियन|बिलियन', 'लाख, करोड, अर्ब'],
  // Units and forms in Latin letters.
  ['NPR(?= ?(?:[०-९]|\\$\\{))|(?<=[\\u0900-\\u097f}] )NPR', 'रु.'],
  ['रु\\.(?=[०-९$])|रु (?=[०-९])', 'रु. and a space'],
  ['(?<=[\\u0900-\\u097f] )[0-9]+(?=,? ?[\\u0900-\\u097f।])', 'Devanagari digits'],
  [
    `${start}(CSV|GSM|CDMA|FUP|Mbps|Hz)(?= ?[\\u0900-\\u097f|])`,
    'सीएसभी, जीएसएम, सीडीएमए, एफयूपी, एमबीपीएस, हर्ट्ज',
  ],
]

const english: readonly Rule[] = [
  ['\\breckon', 'calculate, convert'],
  ['\\bMangshir\\b', 'Mangsir'],
  ['\\bBaishakh\\b', 'Baisakh'],
  ['\\bPhagun\\b|\\bPhalgun\\b', 'Falgun'],
  ['\\bRs\\.? ?[0-9]', 'NPR'],
  ['(?<![-{.(/])\\b[Ee]mails?\\b(?![:@=])', 'e-mail'],
  ['\\bInternet plan', 'internet plan'],
  ['10 gram\\b(?! ?\\()', '10 grams'],
]

const compiled = (rules: readonly Rule[]) =>
  rules.map(([wrong, right]) => [new RegExp(wrong, 'gu'), right] as const)
const rulesOf = { ne: compiled(nepali), en: compiled(english) }

/** Where a text has a form that is not ours: `file:12: “बैङ्क” → बैंक`. */
export function spellingFaults(lang: 'en' | 'ne', file: string, text: string): string[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      rulesOf[lang].flatMap(([wrong, right]) =>
        [...line.matchAll(wrong)].map((match) => `${file}:${index + 1}: “${around(line, match)}” → ${right}`),
      ),
    )
}

/** The whole word in which a fault is. */
function around(line: string, { index, 0: found }: RegExpExecArray): string {
  const before = line.slice(0, index).match(/[\p{L}\p{M}\p{N}]*$/u)?.[0] ?? ''
  const after = line.slice(index + found.length).match(/^[\p{L}\p{M}\p{N}]*/u)?.[0] ?? ''
  return before + found + after
}
