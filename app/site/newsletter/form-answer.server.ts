import { createContext } from '#app/platform/page-context.ts'

/** What became of the form that a browser sent by itself. */
export interface FormAnswer {
  state: 'subscribed' | 'no-address' | 'failed'
  /** What was typed, when it has to be sent again. */
  email: string
  status: number
}

/** Set for a request that brought the form, and for no other. */
export const formAnswerContext = createContext<FormAnswer | null>(null)
