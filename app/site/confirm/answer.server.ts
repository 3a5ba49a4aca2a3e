import { createContext } from '#app/platform/page-context.ts'

/** What became of a confirmation that leads nowhere else. */
export interface ConfirmAnswer {
  state: 'subscribed' | 'expired' | 'banned' | 'tooMany' | 'failed'
  /** What the form brought: the same as the query of the link. */
  query: URLSearchParams
}

/** Set for a request that brought the form, and for no other. */
export const confirmAnswerContext = createContext<ConfirmAnswer | null>(null)
