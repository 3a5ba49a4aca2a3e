import { instantText } from '#app/lib/instant-text.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import type { Health } from '#app/records/problems/schema.ts'
import { Icon } from '#app/ui/icon.tsx'
import { LoadFailure, LoadingNotice } from '../kit/list-states.tsx'
import { Part } from '../kit/part.tsx'
import { useHealth } from '../kit/requests.ts'
import { JobList, OpenProblems, RecoveredProblems, SourceList } from './health-lists.tsx'
import { messages } from './messages.ne.ts'

/** Open and recovered problems, the sources of data and the scheduled jobs. */
export default function HealthScreen() {
  const text = useMessages(messages)
  const { health, error, ...state } = useHealth()
  if (error !== undefined) return <LoadFailure title={text.errorTitle} error={error} {...state} />
  if (!health) return <LoadingNotice text={text.loading} />
  return (
    <div className="grid gap-6">
      <Part title={text.problems}>
        <CheckTime health={health} />
        <OpenProblems problems={health.problems} isChecked={health.checked_at !== null} />
        <p className="mt-3 text-muted">{text.mails[health.mails]}</p>
      </Part>
      <Part title={text.sources}>
        <SourceList sources={health.sources} />
        <p className="mt-3 text-muted">{text.sourcesHint}</p>
      </Part>
      <Part title={text.jobs}>
        <JobList jobs={health.jobs} />
      </Part>
      <Part title={text.recovered}>
        <RecoveredProblems problems={health.recovered} />
      </Part>
    </div>
  )
}

function CheckTime({ health: { checked_at, is_check_late } }: { health: Health }) {
  const text = useMessages(messages)
  const lang = useLang()
  return (
    <div className="mb-3">
      <p className="text-muted">
        {checked_at ? text.checked(instantText(lang, checked_at)) : text.neverChecked}
      </p>
      {is_check_late && (
        <p className="mt-1 flex items-start gap-2 font-semibold text-simrik">
          <Icon name="warning" className="mt-1 size-5 shrink-0" />
          {text.checkLate}
        </p>
      )}
    </div>
  )
}
