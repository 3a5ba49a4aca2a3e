import { createContext } from '#app/platform/page-context.ts'

/** The result of a confirmation that does not redirect. */
export interface ConfirmAnswer {
  state: 'subscribed' | 'expired' | 'banned' | 'tooMany' | 'failed'
  /** The fields of the form: the same as the query of the link. */
  query: URLSearchParams
}

/** Set only for a request that posted the form. */
export const confirmAnswerContext = createContext<ConfirmAnswer | null>(null)
