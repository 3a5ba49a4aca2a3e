/** A compiled `article.<lang>.md`: its words are HTML made when the site was built. */
export interface Article {
  title: string
  /** `YYYY-MM-DD` */
  updated: string
  sources: readonly { title: string; url?: string; note?: string }[]
  html: string
}
