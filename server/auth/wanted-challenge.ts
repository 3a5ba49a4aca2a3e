import { z } from 'zod'

/** PKCE as the client sends it: S256 only. */
export const wantedChallenge = {
  code_challenge: z.string().regex(/^[\w-]{43}$/),
  code_challenge_method: z.string().toLowerCase().pipe(z.literal('s256')),
}
