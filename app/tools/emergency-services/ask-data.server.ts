import type { CachedValue } from '#app/platform/cache/cached-value.server.ts'
import { type EmergencyRow, seededNumbers } from '#app/records/emergency-numbers/store.server.ts'

/** `service-words.ts` names the seeds by the numbers that they began with. */
const keys = new Map(seededNumbers.map(({ id, number }) => [id, number]))

interface AskSources {
  emergencyNumbers: Pick<CachedValue<EmergencyRow[]>, 'current'>
}

/** From the seeds where the rows cannot be read: a number to call is better than none. */
export async function loadAskData({ emergencyNumbers }: AskSources) {
  const rows = await Promise.resolve()
    .then(() => emergencyNumbers.current())
    .catch(() => seededNumbers)
  return {
    services: rows.map(({ id, name, name_ne, number, category, is_old_number, checked_on }) => ({
      /** A service without words there is asked for by its name. */
      key: keys.get(id) ?? number,
      name: { en: name, ne: name_ne ?? name },
      number,
      category,
      is_old_number,
      checked_on,
    })),
  }
}
