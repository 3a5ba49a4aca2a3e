import { channel } from 'node:diagnostics_channel'

/** Who counts calls to other servers subscribes to the channel of this name. */
export const upstreamCalls = 'chautari.upstream'

export interface UpstreamCall {
  origin: string
  /** `ok`, or the kind of trouble. */
  outcome: string
}

const calls = channel(upstreamCalls)

export function tellOfCall(call: UpstreamCall): void {
  calls.publish(call)
}
