/** A compiled `article.<lang>.md` or `policy.<lang>.md`: its words are HTML made when the site was built. */
export interface Article {
  title: string
  /** `YYYY-MM-DD` */
  updated: string
  /** The headings that can be linked to, in their order. */
  sections: readonly { id: string; title: string }[]
  html: string
}
