import { type Answer, type AskContext, defineAskPart, type Grammar, type Words } from '@chautari/ask'
import { digitsIn } from '@chautari/bikram-sambat/digits'
import { pathIn } from '#app/lib/language.ts'
import { saidIn } from '#app/lib/statement.ts'
import { categories, numberRemarks } from '#app/records/emergency-numbers/number.ts'
import { besideWords, inTrouble, needs, serviceWords } from './ask/data/service-words.ts'
import type { loadAskData } from './ask-data.server.ts'
import { messages } from './messages.ne.ts'

type EmergencyAskData = Awaited<ReturnType<typeof loadAskData>>
type AskService = EmergencyAskData['services'][number]

const words: Words = {
  ...Object.fromEntries(
    Object.entries(serviceWords).map(([number, spellings]) => [`service:${number}`, spellings]),
  ),
  ...Object.fromEntries(
    Object.entries(needs).map(([need, { words: spellings }]) => [`need:${need}`, spellings]),
  ),
  ...besideWords,
}

const beside =
  'number phone nepal in to for call-words scene home today now this code whose where kathmandu event child quarter place need:help need:violence'.split(
    ' ',
  )

const emergency: Grammar<EmergencyAskData> = (cursor, context, { services }) => {
  const service = cursor.consume('service:')
  const need = service ? undefined : cursor.consume('need:')
  const typed =
    service || need ? undefined : cursor.consumeNumber(({ figures = '' }) => /^1\d{2,3}$/.test(figures))
  // Violence against a child: the helpline for children, then the police.
  const isOfChild =
    (need?.value === 'violence' || cursor.has('need:violence')) &&
    (service?.value === '1098' || cursor.has('child'))
  const keys = isOfChild ? ['1098', '100'] : need ? (needs[need.value]?.call ?? []) : [service?.value]
  const found = typed
    ? services.filter(({ number }) => number === typed.figures)
    : keys.flatMap((key) => services.filter((entry) => entry.key === key))
  // A hospital with a name has a number of its own.
  const isNamed = need?.value === 'hospital' && cursor.has('number', 'phone')
  const isSure =
    (service ?? need) !== undefined &&
    !isNamed &&
    (cursor.has('number', 'phone', 'scene', 'need:') || inTrouble.test(cursor.question.text.toLowerCase()))
  const [first] = found
  const again = service ? `service:${service.value}` : `need:${need?.value ?? 'none'}`
  // A short number is dialled everywhere, the others are of one place.
  const isAnywhere = service && cursor.has('number', 'phone') && (first?.number.length ?? 9) < 5
  const places = isAnywhere ? ['place-name'] : []
  if (!first || !cursor.isFullyParsed([...beside, ...places, again], isSure)) return undefined
  return withGeneral(found, services).map((entry) => answerOf(entry, context))
}

/** Beside a number that may not work stands the one to call then. */
function withGeneral(found: readonly AskService[], services: readonly AskService[]): readonly AskService[] {
  const general = found.flatMap(({ is_old_number, category }) =>
    is_old_number ? services.filter(({ number }) => number === categories[category].general) : [],
  )
  return [...found, ...general]
}

function answerOf(entry: AskService, { lang }: AskContext): Answer {
  const { name, number } = entry
  return {
    kind: 'answer',
    intent: 'emergency.number',
    result: { service: name.en, number },
    text: messages[lang].call(digitsIn(lang, number)),
    figure: digitsIn(lang, number),
    remarks: saidIn(lang, numberRemarks(entry)),
    call: number,
    reading: name[lang],
    link: `${pathIn(lang, '/emergency-services')}?q=${encodeURIComponent(number)}`,
  }
}

export const ask = defineAskPart<EmergencyAskData>({
  name: 'emergency-services',
  words,
  grammars: [emergency],
  dataWords: ({ services }) =>
    Object.fromEntries(
      services
        .filter(({ key }) => serviceWords[key] === undefined)
        .map(({ key, name }) => [`service:${key}`, [name.en, name.ne].map(asWords).join(',')]),
    ),
})

function asWords(name: string): string {
  return name.toLowerCase().replaceAll(',', ' ')
}
