import { type AskContext, type Cursor, defineAskPart, type Outcome } from '@chautari/ask'
import { digitsIn } from '@chautari/bikram-sambat/digits'
import { pathIn } from '#app/lib/language.ts'
import { groupedNumber, rupees } from '#app/lib/nepali-grouping.ts'
import { saidIn } from '#app/lib/statement.ts'
import { withParams } from '#app/lib/web-address.ts'
import { costsOf, planRemarks } from '#app/records/internet-plans/plan.ts'
import { words } from './ask/data/internet-words.ts'
import { messages } from './ask/messages.ne.ts'
import type { loadAskData } from './ask-data.server.ts'

type InternetAskData = Awaited<ReturnType<typeof loadAskData>>
type AskPlan = InternetAskData['plans'][number]

const beside =
  'internet plan cheap mbps price nepal in month home kathmandu per now today provider: npr to from where'.split(
    ' ',
  )

/** What the question asks of a plan. */
interface Wish {
  speed: number | undefined
  budget: number | undefined
  providerId: string | undefined
  /** Internet and a speed, or internet and cheap: nothing else can be meant. */
  isSure: boolean
}

function cheapest(
  cursor: Cursor,
  { lang }: AskContext,
  { plans, providers }: InternetAskData,
): Outcome | undefined {
  const wish = consumeWish(cursor)
  if (!wish || !cursor.isFullyParsed(wish.isSure ? [...beside, 'best'] : beside, wish.isSure))
    return undefined
  const plan = bestPlan(wish, plans)
  if (!plan) return undefined
  const text = messages[lang]
  const { speed, budget } = wish
  const provider = providers.find(({ id }) => id === plan.providerId)?.name[lang] ?? ''
  const isNamed = plan.name[lang].startsWith(provider)
  const name = isNamed ? plan.name[lang] : `${provider} ${plan.name[lang]}`.trim()
  const amount = (npr: number) => rupees(lang, groupedNumber(lang, npr))
  const isByBudget = budget !== undefined && speed === undefined
  const bySpeed = speed === undefined ? text.cheapest : text.cheapestFor(digitsIn(lang, speed))
  const reading = isByBudget ? text.fastest(amount(budget)) : bySpeed
  const remarks = saidIn(lang, planRemarks(plan))
  const monthly = text.monthly(amount(monthlyNpr(plan)))
  return {
    kind: 'answer',
    remarks,
    intent: 'internet.cheapest',
    result: { speed: speed ?? plan.speedMbps, plan: name },
    text: `${name}: ${monthly}`,
    figure: monthly,
    details: [name, ...remarks.filter(({ kind }) => kind === 'paid-ahead').map((said) => said.text)],
    reading: wish.providerId === undefined ? reading : `${provider}: ${reading}`,
    link: pathIn(lang, '/internet-comparison') + withParams('', queryOf(wish)),
  }
}

function consumeWish(cursor: Cursor): Wish | undefined {
  const speed = consumeSpeed(cursor)
  const budget = consumeBudget(cursor)
  const isInternet = cursor.consume('internet')
  const isCheap = cursor.consume('cheap')
  const providerId = cursor.consume('provider:')?.value
  // "worldlink plans"
  const isPlan = providerId !== undefined && (isCheap !== undefined || cursor.has('plan', 'price'))
  const isAsked = isPlan || (isInternet && (isCheap ?? budget ?? cursor.has('plan', 'price', 'per')))
  const isSure = isInternet !== undefined && (speed ?? isCheap) !== undefined
  return speed !== undefined || isAsked ? { speed, budget, providerId, isSure } : undefined
}

/** The cheapest that is fast enough; with a budget alone the fastest that it pays. */
function bestPlan({ speed, budget, providerId }: Wish, plans: readonly AskPlan[]): AskPlan | undefined {
  const fitting = plans.filter(
    (plan) =>
      plan.speedMbps >= (speed ?? 0) &&
      monthlyNpr(plan) <= (budget ?? Number.POSITIVE_INFINITY) &&
      (providerId === undefined || plan.providerId === providerId),
  )
  const byPrice = (a: AskPlan, b: AskPlan) => monthlyNpr(a) - monthlyNpr(b)
  const bySpeed = (a: AskPlan, b: AskPlan) => b.speedMbps - a.speedMbps
  const isByBudget = budget !== undefined && speed === undefined
  return fitting.toSorted((a, b) =>
    isByBudget ? bySpeed(a, b) || byPrice(a, b) : byPrice(a, b) || bySpeed(a, b),
  )[0]
}

/** A month's price with VAT. */
function monthlyNpr(plan: AskPlan): number {
  return costsOf(plan).monthlyNpr
}

function queryOf({ speed, budget, providerId: prov = '' }: Wish) {
  return { prov, min: String(speed ?? ''), max: String(budget ?? ''), sort: 'price' }
}

function consumeSpeed(cursor: Cursor): number | undefined {
  const factorAt = (index: number) => {
    const concepts = cursor.question.words[index]?.matches.map(({ concept }) => concept)
    return concepts?.includes('mbps') ? 1 : concepts?.includes('gbps') ? 1000 : 0
  }
  const isSpeed = (mbps: number) => mbps >= 1 && mbps <= 10_000
  const number = cursor.consumeNumber(({ end, value }) => isSpeed(value * factorAt(end)))
  if (!number) return undefined
  cursor.markConsumed({ start: number.end, end: number.end + 1 })
  return number.value * factorAt(number.end)
}

/** The first word of a name, unless it is the country's. */
function firstWord(name: string): string[] {
  const [word = ''] = name.split(' ')
  return /^(nepal|नेपाल)$/i.test(word) ? [] : [word]
}

/** The most that a month may cost: `under 1000`, `hajar rupaiya bhitra`. */
function consumeBudget(cursor: Cursor): number | undefined {
  const limit = cursor.find(['under'])
  const number = limit && cursor.consumeNumber(({ value }) => value >= 100 && value <= 100_000)
  if (limit && number) cursor.markConsumed(limit)
  return number?.value
}

export const ask = defineAskPart<InternetAskData>({
  name: 'internet-comparison',
  words,
  grammars: [cheapest],
  dataWords: ({ providers }) =>
    Object.fromEntries(
      providers.map(({ id, name }) => [
        `provider:${id}`,
        // Without the word that all have: "Vianet Communications" is asked for as "vianet".
        [name.en, name.ne, ...[name.en, name.ne].flatMap(firstWord)].join(',').toLowerCase(),
      ]),
    ),
})
