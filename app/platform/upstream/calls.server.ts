import { channel } from 'node:diagnostics_channel'

/** Diagnostics channel with an `UpstreamCall` for each call to another server. */
export const upstreamCalls = 'chautari.upstream'

export interface UpstreamCall {
  origin: string
  /** `ok`, or the kind of failure. */
  outcome: string
}

const upstreamChannel = channel(upstreamCalls)

export function publishCall(call: UpstreamCall): void {
  upstreamChannel.publish(call)
}
