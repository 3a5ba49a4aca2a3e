import { nepalDay } from '@chautari/bikram-sambat/iso-day'
import { dayText } from '#app/lib/day-text.ts'
import { textIn } from '#app/lib/language.ts'
import { messages } from '#app/pages/messages.ne.ts'
import { listPublished, mostPublished } from '#app/records/corrections/store.server.ts'
import { atomFile } from './atom.ts'

export const readCorrections = atomFile({
  path: '/api/corrections.atom',
  page: '/corrections',
  summary: 'What was decided about reported mistakes, the newest first',
  tags: ['corrections'],
  read: async ({ storage }, lang, pageUrl) => {
    const { title, description: subtitle, kinds, ...text } = messages[lang].corrections
    const published = await listPublished(storage.db, mostPublished)
    const entries = published.map(({ id, subject_kind, state, decided_at, ...decided }) => {
      const name = textIn(lang, decided.name, decided.name_ne).text
      const reason = textIn(lang, decided.reason, decided.reason_ne).text
      return {
        id: `urn:uuid:${id}`,
        title: `${kinds[subject_kind]}: ${name}`,
        updated: decided_at,
        url: `${pageUrl}#${id}`,
        summary: `${text[state](dayText(lang, nepalDay(decided_at)))}: ${reason}`,
      }
    })
    return { title, subtitle, entries }
  },
})
