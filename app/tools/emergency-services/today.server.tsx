import { digitsIn } from 'bikram-sambat/digits'
import type { TodayPart } from '#app/platform/today/today-part.ts'
import { servicesIn } from './load-services.server.ts'
import { CallRow } from './today/call-row.tsx'
import { messages } from './today/messages.ne.ts'
import { tool } from './tool.ts'

/** Police, fire brigade, ambulance and traffic police. */
const shown = ['100', '101', '102', '103']

const part: TodayPart = {
  path: tool.path,
  slot: 'calls',
  load: ({ lang }) => {
    const known = servicesIn(lang).categories.flatMap(({ services }) => services)
    return (
      <CallRow services={shown.flatMap((number) => known.filter((service) => service.number === number))} />
    )
  },
}

const line: TodayPart = {
  path: tool.path,
  slot: 'line',
  load: ({ lang }) => <>{messages[lang].line(digitsIn(lang, '102'))}</>,
}

export const today = [part, line]
