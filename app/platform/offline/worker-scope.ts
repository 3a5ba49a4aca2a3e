// The few things of a service worker's global scope that are used: its own library of types and the one of documents
// cannot be loaded together.

interface LongEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void
}

interface FetchEvent extends LongEvent {
  readonly request: Request
  respondWith: (answer: Promise<Response>) => void
}

interface Events {
  install: LongEvent
  activate: LongEvent
  fetch: FetchEvent
  message: LongEvent & { data: unknown }
}

interface WorkerScope {
  readonly location: Location
  readonly clients: { claim: () => Promise<void> }
  skipWaiting: () => Promise<void>
  addEventListener: <Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void) => void
}

export const worker = globalThis as unknown as WorkerScope
