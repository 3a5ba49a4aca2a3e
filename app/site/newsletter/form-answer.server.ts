import { createContext } from '#app/platform/page-context.ts'

/** The result of a form that was sent without JavaScript. */
export interface FormAnswer {
  state: 'subscribed' | 'no-address' | 'failed'
  /** What was typed, when it must be sent again. */
  email: string
  status: number
}

/** Null unless the request sent the form. */
export const formAnswerContext = createContext<FormAnswer | null>(null)
