import { randomId } from '../usage/random-id.ts'

const storageKey = 'chautari-voter'
const limitMs = 8000

/** Whether the server has saved the vote. The visitor is a random id that this browser keeps. */
export async function sendVote(path: string, stars: number): Promise<boolean> {
  try {
    const answer = await fetch('/api/ratings', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ path, stars, voter_id: voterId() }),
      signal: AbortSignal.timeout(limitMs),
    })
    return answer.ok
  } catch {
    return false
  }
}

let pageVoter: string | undefined

/** With storage blocked, an id for as long as the page is open. */
function voterId(): string {
  try {
    const known = localStorage.getItem(storageKey)
    if (known) return known
    const fresh = randomId()
    localStorage.setItem(storageKey, fresh)
    return fresh
  } catch {
    pageVoter ??= randomId()
    return pageVoter
  }
}
