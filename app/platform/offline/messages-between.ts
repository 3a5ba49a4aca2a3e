/** What a page tells the worker: the page that a visitor sees, so that it is there without network, too. */
interface SeenMessage {
  kind: 'seen'
  path: string
}

/** What a page tells a worker that waits: to take over. */
interface TakeOverMessage {
  kind: 'take-over'
}

export type PageMessage = SeenMessage | TakeOverMessage
