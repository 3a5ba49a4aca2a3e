/** Why another server is not asked at the moment. */
export interface Refusal {
  /** `paused`: it is not asked for anybody, after trouble or because of its limits; `own-share`: not for this visitor. */
  reason: 'paused' | 'own-share'
  /** When it can be asked again, in milliseconds since 1970. */
  until: number
}

/** What an answer of this site's own server says of a refusal: status 429 or 503 with `Retry-After` in seconds. */
export function refusalOf({ status, headers }: Response, now: Date): Refusal | undefined {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  if ((status !== 429 && status !== 503) || !Number.isFinite(seconds)) return undefined
  return { reason: status === 429 ? 'own-share' : 'paused', until: now.getTime() + seconds * 1000 }
}
