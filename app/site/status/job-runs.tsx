import { ageText } from '#app/kit/instant-text.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { Icon } from '#app/ui/icon.tsx'
import { messages } from './messages.ne.ts'
import type { JobStatus } from './site-status.ts'

/** The result of each job's last run. A job without a translated name has its name in the log. */
export function JobRuns({ jobs, at }: { jobs: readonly JobStatus[]; at: Date }) {
  const text = useMessages(messages)
  const lang = useLang()
  return (
    <section className="mt-8">
      <h2 id="jobs" className="text-xl">
        {text.jobs}
      </h2>
      <p className="mt-1 text-muted">{text.jobsHint}</p>
      <table aria-labelledby="jobs" className="mt-3 w-full border-collapse text-start">
        <thead>
          <tr className="border-b border-line-strong text-sm">
            <th className="py-2 pe-3 text-start">{text.job}</th>
            <th className="py-2 pe-3 text-start">{text.ended}</th>
            <th className="py-2 text-start">{text.result}</th>
          </tr>
        </thead>
        <tbody>
          {jobs.map(({ job, finishedAt, isOk }) => (
            <tr key={job} className="border-b border-line">
              <th scope="row" className="py-2 pe-3 text-start font-normal">
                {text.jobNames[job] ?? job}
              </th>
              <td className="py-2 pe-3">{ageText(lang, text.age, finishedAt, at)}</td>
              <td className={`py-2 font-semibold ${isOk ? 'text-good' : 'text-simrik'}`}>
                <span className="inline-flex items-center gap-1.5">
                  <Icon name={isOk ? 'check' : 'warning'} className="size-4" />
                  {isOk ? text.ok : text.failed}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
