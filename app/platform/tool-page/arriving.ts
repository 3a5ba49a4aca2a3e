/** What a page's loader gives: at once inside a document, later to a navigation in the browser. */
export interface Arriving<Data> {
  seo: undefined
  arriving: Promise<Data>
}

/**
 * A page's `clientLoader`: the page opens at once, its data follows. Data that does not arrive is asked for once more by
 * document, where the server or the stored page has a full answer.
 */
export function arriving<Data>({ serverLoader }: { serverLoader: () => Promise<Data> }): Arriving<Data> {
  return { seo: undefined, arriving: serverLoader().catch(askByDocument) }
}

/** The data of a page, or the promise of it. */
export function arrivedOrArriving<Data extends object>(data: Data | Arriving<Data>): Data | Promise<Data> {
  return 'arriving' in data ? data.arriving : data
}

function askByDocument(): Promise<never> {
  location.reload()
  return new Promise(() => undefined)
}
