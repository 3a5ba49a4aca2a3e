import { createContext } from '#app/platform/page-context.ts'
import type { SiteStatus } from './status/site-status.ts'

/** The result of a form that was sent without JavaScript. */
export interface FormAnswer {
  state: 'subscribed' | 'no-address' | 'failed'
  /** What was typed, when it must be sent again. */
  email: string
  status: number
}

/** Null unless the request sent the form. */
export const formAnswerContext = createContext<FormAnswer | null>(null)

/** The result of a confirmation that does not redirect. */
export interface ConfirmAnswer {
  state: 'subscribed' | 'expired' | 'banned' | 'tooMany' | 'failed'
  /** The fields of the form: the same as the query of the link. */
  query: URLSearchParams
}

/** Set only for a request that posted the form. */
export const confirmAnswerContext = createContext<ConfirmAnswer | null>(null)

/** The result of an unsubscription. */
export interface UnsubscribeAnswer {
  state: 'done' | 'unknown-link' | 'failed'
  /** Of the link, for another try. */
  token: string
  status: number
}

/** Null unless the request posted the link. */
export const unsubscribeContext = createContext<UnsubscribeAnswer | null>(null)

/** The result of a posted report of a wrong value. */
export interface ReportAnswer {
  state:
    | 'sent'
    | 'no-message'
    | 'no-link'
    | 'unknown-subject'
    | 'known'
    | 'full'
    | 'share-used'
    | 'too-many'
    | 'failed'
  about: string
  /** What was typed, when it must be sent again. */
  message: string
  link: string
  status: number
}

/** Null unless the request sent the form. */
export const reportAnswerContext = createContext<ReportAnswer | null>(null)

/** The status that the page's loader shows. */
export const statusContext = createContext<() => Promise<SiteStatus>>()
