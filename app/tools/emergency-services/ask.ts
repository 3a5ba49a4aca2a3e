import { type AskContext, type Cover, defineAskPart, type Outcome, type Words } from 'ask'
import { digitsIn } from 'bikram-sambat-calendar/digits'
import { type Bilingual, pathIn } from '#app/lib/language.ts'
import { messages } from './ask/messages.ne.ts'
import { serviceWords } from './ask/service-words.ts'

export interface EmergencyAskData {
  /** In the order of the directory. */
  services: readonly {
    /** Names its words in `service-words.ts`. A service without words there is asked for by its name. */
    key: string
    name: Bilingual
    number: string
  }[]
}

const words: Words = {
  ...Object.fromEntries(
    Object.entries(serviceWords).map(([number, spellings]) => [`service:${number}`, spellings]),
  ),
  'call-words':
    'kasari,how to,कसरी,emergency,urgent,help,call garne,phone garne,bolaune,bolauna,bolaunu,lai call,hotline,toll free,helpline number,sewa,service,services,control,control room,office,nearest,now,hospital,aspatal,kendra,centre,center,complaint,report,gunaso,ujuri,चाहियो,आपत्कालीन,बोलाउने,बोलाउन,सेवा,सहयोग,मद्दत,निःशुल्क,अस्पताल,गुनासो,उजुरी,कार्यालय,केन्द्र,हटलाइन',
}

const beside = [
  'number',
  'phone',
  'nepal',
  'in',
  'to',
  'for',
  'call-words',
  'today',
  'now',
  'this',
  'code',
  'whose',
  'where',
  'kathmandu',
]

function emergency(cover: Cover, context: AskContext, { services }: EmergencyAskData): Outcome | undefined {
  const service = cover.take('service:')
  const typed = service ? undefined : cover.takeNumber(({ figures = '' }) => /^1\d{2,3}$/.test(figures))
  const found = services.find((entry) =>
    service ? entry.key === service.value : entry.number === typed?.figures,
  )
  const isSure = service !== undefined && cover.has('number', 'phone')
  if (!found || !cover.isExplained([...beside, `service:${found.key}`], isSure)) return undefined
  const { lang } = context
  return {
    kind: 'answer',
    remarks: [],
    call: found.number,
    intent: 'emergency.number',
    result: { service: found.name.en, number: found.number },
    text: messages[lang].number(digitsIn(lang, found.number)),
    reading: found.name[lang],
    link: `${pathIn(lang, '/emergency-services')}?q=${encodeURIComponent(found.number)}`,
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
