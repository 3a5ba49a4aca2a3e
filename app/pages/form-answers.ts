import type { SubscribeAnswer } from '#app/layout/footer.tsx'
import type { StoreResult } from '#app/records/corrections/store.server.ts'
import type { MaintenanceStart } from '#app/records/settings/store.server.ts'

declare module '#app/platform/document/page.ts' {
  /** Only requests that posted a form have one of the answers. */
  interface PageRequest {
    newsletterAnswer?: SubscribeAnswer
    confirmAnswer?: ConfirmAnswer
    unsubscribeAnswer?: UnsubscribeAnswer
    reportAnswer?: ReportAnswer
    /** The fields of a tool's form that a browser without JavaScript posted: answered with its page, never stored. */
    posted?: Readonly<Record<string, string>>
    /** For an operator who sees the site during maintenance; its begin may not be known. */
    maintenance?: { start: MaintenanceStart | undefined }
  }
}

/** The result of a confirmation that does not redirect. */
export interface ConfirmAnswer {
  state: 'subscribed' | 'expired' | 'banned' | 'tooMany' | 'failed'
  /** The fields of the form: the same as the query of the link. */
  query: URLSearchParams
}

/** The result of an unsubscription. */
export interface UnsubscribeAnswer {
  state: 'done' | 'unknown-link' | 'failed'
  /** Of the link, for another try. */
  token: string
}

/** The result of a posted report of a wrong value. */
export interface ReportAnswer {
  state: 'sent' | 'no-message' | 'no-link' | 'too-many' | 'failed' | Exclude<StoreResult, 'stored'>
  about: string
  /** What was typed, when it must be sent again. */
  message: string
  link: string
}
