import { remarkOf } from '#app/lib/statement.ts'
import { messages } from './messages.ne.ts'

/** The law of Nepal, beside every price of a coin. */
export const notLegal = [remarkOf('not-legal-here', messages, ({ notLegal }) => notLegal)]
