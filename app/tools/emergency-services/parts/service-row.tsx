import { digitsIn } from 'bikram-sambat-calendar/digits'
import { monthText } from '#app/lib/day-text.ts'
import { WrongLink } from '#app/platform/corrections/wrong-link.tsx'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { telHref } from '#app/records/emergency-numbers/number.ts'
import { Remarks } from '#app/ui/remarks.tsx'
import { messages } from '../messages.ne.ts'
import type { Service } from '../services.ts'

/** Of the element around all rows: said once, and not in each of them. */
export const rowStyles = [
  'scroll-mt-14 outline-none [&_:is(a,button,summary)]:scroll-mt-14 print:columns-2 print:gap-6',
  '[&_li[data-words]]:break-inside-avoid [&_li[data-words]]:border-b [&_li[data-words]]:border-line print:[&_li[data-words]]:text-[0.7rem]/tight',
  // The number that a touch calls floats beside name and place; the details below it are as wide as the row.
  '[&_.call]:float-end [&_.call]:ms-2 [&_.call]:rounded-full [&_.call]:bg-brand [&_.call]:px-3 [&_.call]:py-2.5 [&_.call]:leading-6 [&_.call]:font-semibold [&_.call]:whitespace-nowrap [&_.call]:text-on-brand [&_.call]:no-underline',
  '[&_.old]:bg-surface [&_.old]:text-ink [&_.old]:outline [&_.old]:-outline-offset-1 [&_.old]:outline-line-strong',
  'print:[&_.call]:bg-transparent print:[&_.call]:p-0 print:[&_.call]:leading-tight print:[&_.call]:text-ink print:[&_.call]:outline-0',
  '[&_summary]:flex [&_summary]:min-h-11 [&_summary]:flex-col [&_summary]:justify-center [&_summary]:py-0.5 hover:[&_summary]:bg-hover print:[&_summary]:block print:[&_summary]:min-h-0',
  '[&_h3]:text-[0.875rem]/[1.4] [&_h3]:font-semibold sm:[&_h3]:text-base/[1.4] print:[&_h3]:inline print:[&_h3]:text-[0.7rem]/tight',
  '[&_summary_p]:truncate [&_summary_p]:text-[0.8125rem]/normal [&_summary_p]:text-muted print:[&_summary_p]:inline print:[&_summary_p]:whitespace-normal print:[&_summary_p]:text-[0.65rem]/tight',
  '[&_summary_b]:text-simrik',
  '[&_details>div]:clear-both [&_details>div]:grid [&_details>div]:gap-1.5 [&_details>div]:pb-3 [&_details>div]:text-sm',
  '[&_[href="#sources"]]:py-1 [&_[href="#sources"]]:text-brand-ink',
  'noscript:[&_li_button]:hidden! [&_button.act]:me-6 [&_.act]:inline-flex [&_.act]:min-h-11 [&_.act]:w-fit [&_.act]:items-center [&_.act]:text-brand-ink [&_.act]:underline [&_.act]:underline-offset-2 [&_.act]:wrap-anywhere',
].join(' ')

interface ServiceRowProps {
  service: Service
  /** All that are listed below, each once. */
  sources: readonly string[]
  isHidden: boolean
}

/** A number that a touch calls; name and place, which open the details. */
export function ServiceRow({ service, sources, isHidden }: ServiceRowProps) {
  const text = useMessages(messages)
  const lang = useLang()
  const { name, numbers, description, address, confidence, remarks } = service
  const [number = '', ...others] = numbers
  const old = remarks.find(({ kind }) => kind === 'old-number')
  const isSure = confidence === 'high'
  return (
    <li
      data-words={service.searchTexts.filter((words) => words !== name).join('|')}
      data-pinned={service.isPinned || undefined}
      hidden={isHidden}
    >
      <CallLink number={number} name={name} className={old ? 'call old' : 'call'} />
      <details>
        <summary>
          <h3>{name}</h3>
          <p>
            <span role="img" aria-label={text.confidence[confidence]}>
              {isSure ? '✓' : '◦'}
            </span>{' '}
            {old && (
              <>
                <b data-remark={old.kind}>† {old.chip}</b>{' '}
              </>
            )}
            <span className={address ? undefined : 'print:hidden'}>{address ?? description}</span>
            {others.length > 0 && (
              <span className="hidden print:inline">
                {' '}
                {others.map((other) => digitsIn(lang, other)).join(', ')}
              </span>
            )}
          </p>
        </summary>
        <ServiceDetails service={service} sources={sources} />
      </details>
    </li>
  )
}

interface CallLinkProps {
  number: string
  name: string
  className: string
}

function CallLink({ number, name, className }: CallLinkProps) {
  const text = useMessages(messages)
  const shown = digitsIn(useLang(), number)
  return (
    <a href={telHref(number)} aria-label={`${text.call(shown)} ${name}`} className={className}>
      {shown}
    </a>
  )
}

/** What an entry's row has no room for: what it is, its other numbers, and where its number was seen. */
function ServiceDetails({ service, sources }: Omit<ServiceRowProps, 'isHidden'>) {
  const text = useMessages(messages)
  const lang = useLang()
  const { name, numbers, description, email, confidence, checkedOn, note } = service
  const [number = '', ...others] = numbers
  return (
    <div>
      {description && <p>{description}</p>}
      {others.length > 0 && (
        <p>
          {text.otherNumbers}:{' '}
          {others.map((other) => (
            <CallLink key={other} number={other} name={name} className="act me-3" />
          ))}
        </p>
      )}
      {email && (
        <a href={`mailto:${email}`} className="act">
          {email}
        </a>
      )}
      <p>
        <strong>
          {text.confidence[confidence]}, {text.checked(monthText(lang, checkedOn))}:
        </strong>{' '}
        <a href="#sources">
          {digitsIn(lang, service.sources.map((one) => sources.indexOf(one) + 1).join(', '))}
        </a>
      </p>
      {note && <p>{note}</p>}
      {/* What to do about an old number stands above the list. */}
      <Remarks remarks={service.remarks.filter(({ kind }) => kind !== 'old-number')} as="sentences" />
      <p>
        <button type="button" value={number} className="act">
          {text.copy(digitsIn(lang, number))}
        </button>
        <WrongLink about={`emergency:${number}`} className="act" />
      </p>
    </div>
  )
}
