import type { AskResult } from 'ask'
import { todayInNepal } from 'bikram-sambat-calendar'
import type { PageRequest } from '#app/platform/document/page.ts'
import { degrade, servicesContext } from '#app/platform/services.server.ts'
import { askContext } from '#app/tools/ask-data.server.ts'

const nothing: AskResult = { answers: [] }

/** The answers to the question in the address, if any. A page with a question is never cached. */
export async function loadAnswers({ lang, context }: PageRequest, question: string): Promise<AskResult> {
  if (question.trim() === '') return nothing
  try {
    const ask = await context.get(askContext).current()
    return ask(question, { lang, today: todayInNepal(context.get(servicesContext).now()) })
  } catch (error) {
    degrade(context, error, 'answers-unavailable')
    return nothing
  }
}
