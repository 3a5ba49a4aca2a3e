/** From a page to the worker: cache the page that the visitor sees. */
interface SeenMessage {
  kind: 'seen'
  path: string
}

/** From a page to a waiting worker: become active. */
interface TakeOverMessage {
  kind: 'take-over'
}

export type PageMessage = SeenMessage | TakeOverMessage
