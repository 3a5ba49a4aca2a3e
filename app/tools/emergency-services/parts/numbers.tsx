import { digitsIn } from '@chautari/bikram-sambat/digits'
import { monthText } from '#app/lib/day-text.ts'
import { barePath } from '#app/lib/language.ts'
import { WrongLink } from '#app/platform/corrections/wrong-link.tsx'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useLang, useTexts } from '#app/platform/i18n/use-language.ts'
import { usePath } from '#app/platform/navigation/url-state.ts'
import { telHref } from '#app/records/emergency-numbers/number.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { Card } from '#app/ui/card.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Remarks } from '#app/ui/remarks.tsx'
import type { Directory, Service } from '../load-services.server.ts'
import { messages } from '../messages.ne.ts'
import { detailsPath, path as toolPath } from '../tool.ts'

/** A number that a touch calls; name and place, which open the rest. On the page of details all of it stands open. */
export function ServiceRow({ service, isHidden }: { service: Service; isHidden: boolean }) {
  const [text, lang] = useTexts(messages)
  const isDetailed = barePath(usePath()) === detailsPath
  const { name, numbers, searchTexts, description, address, confidence, remarks } = service
  const [number = '', ...others] = numbers
  const old = remarks.find(({ kind }) => kind === 'old-number')
  return (
    <li
      id={isDetailed ? telHref(number) : undefined}
      data-words={isDetailed ? searchTexts.filter((words) => words !== name).join('|') : undefined}
      data-pinned={service.isPinned || undefined}
      hidden={isHidden}
    >
      <CallLink number={number} className={old ? 'call old' : 'call'} />
      <details open={isDetailed}>
        <summary>
          <h3>{name}</h3>
          <p>
            <span role="img" aria-label={text.confidence[confidence]}>
              {confidence === 'high' ? '✓' : '◦'}
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
        <div>
          {others.length > 0 && (
            <p>
              {text.otherNumbers}:{' '}
              {others.map((other) => (
                <CallLink key={other} number={other} />
              ))}
            </p>
          )}
          {/* What to do about an old number stands above the list. */}
          <Remarks remarks={remarks.filter(({ kind }) => kind !== 'old-number')} as="sentences" />
          {isDetailed ? (
            <ServiceFacts service={service} />
          ) : (
            <AppLink to={detailsPath}>{text.details}</AppLink>
          )}
        </div>
      </details>
    </li>
  )
}

/** `emergency-list.script.ts` names it after its entry. */
function CallLink({ number, className }: { number: string; className?: string }) {
  const lang = useLang()
  return (
    <a href={telHref(number)} className={className}>
      {digitsIn(lang, number)}
    </a>
  )
}

/** What an entry is, and where its number was seen. */
function ServiceFacts({ service }: { service: Service }) {
  const [text, lang] = useTexts(messages)
  const [number = ''] = service.numbers
  const { description, email, confidence, checkedOn, sources, note } = service
  return (
    <>
      {description && <p>{description}</p>}
      {email && <a href={`mailto:${email}`}>{email}</a>}
      <p>
        <strong>
          {text.confidence[confidence]}, {text.checked(monthText(lang, checkedOn))}:
        </strong>{' '}
        {sources.join('; ')}
      </p>
      {note && <p>{note}</p>}
      <p>
        <button type="button" value={number} className="noscript:hidden">
          {text.copy(digitsIn(lang, number))}
        </button>
        <WrongLink about={`emergency:${number}`} className="" />
      </p>
    </>
  )
}

/** The pinned numbers, large enough to hit in a hurry. `group`: the category that has their entries, with what is known of them. */
export function PinnedNumbers({ pinned, group }: Pick<Directory, 'pinned'> & { group: string }) {
  const [text, lang] = useTexts(messages)
  if (pinned.length === 0) return null
  return (
    <section aria-label={text.pinned}>
      <ul className="grid grid-cols-2 gap-2 sm:gap-3 lg:grid-cols-4 print:grid-cols-4 print:gap-2">
        {pinned.map(({ shortName, number }) => (
          <li key={number}>
            <a href={telHref(number)} className="pinned-number">
              <span>
                <Icon name="phone" className="size-7 print:hidden" />
                {digitsIn(lang, number)}
              </span>
              <span>{shortName}</span>
            </a>
          </li>
        ))}
      </ul>
      <AppLink
        to={`${toolPath}?group=${group}`}
        data-group={group}
        className="no-print inline-flex min-h-11 items-center text-sm text-muted underline decoration-dotted underline-offset-4"
      >
        {text.aboutPinned}
      </AppLink>
    </section>
  )
}

/** Help for a search that finds nothing. */
export function NoResult({ pinned, isHidden }: { pinned: Directory['pinned']; isHidden: boolean }) {
  const [text, lang] = useTexts(messages)
  return (
    <Card id="nothing" title={text.nothing} hidden={isHidden} className="mb-3">
      <p className="mt-2">{text.nothingAdvice}</p>
      <ul className="mt-3 flex flex-wrap gap-2">
        {pinned.map(({ shortName, number }) => (
          <li key={number}>
            <a href={telHref(number)} className={buttonStyle.secondary}>
              <Icon name="phone" />
              {digitsIn(lang, number)} {shortName}
            </a>
          </li>
        ))}
      </ul>
      <AppLink to={toolPath} data-clear className={`${buttonStyle.primary} mt-4`}>
        {text.clear}
      </AppLink>
    </Card>
  )
}
