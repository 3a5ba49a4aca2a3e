import { digitsIn } from '@chautari/bikram-sambat/digits'
import { type ReactNode, useId } from 'react'
import { barePath, type Lang, pathIn } from '#app/lib/language.ts'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useMessages, useTexts } from '#app/platform/i18n/use-language.ts'
import { usePath } from '#app/platform/navigation/url-state.ts'
import { useSite } from '#app/platform/site/site-data.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { fieldStyle } from '#app/ui/field.tsx'
import { messages } from './messages.ne.ts'

const link = 'footer-link'

/** On a phone the tools and the newsletter's form are folded, and other links stand in lines. */
export function Footer() {
  const [text, lang] = useTexts(messages)
  const site = useSite()
  const isNewsletter = barePath(usePath()) === '/newsletter'
  return (
    <footer className="no-print mt-6 sm:mt-10 border-t border-line bg-surface">
      <div className="mx-auto grid max-w-6xl page-sides gap-x-8 gap-y-0 py-2 sm:grid-cols-2 sm:gap-y-8 sm:py-10 lg:grid-cols-[2fr_1fr_1fr_1fr]">
        <div className="max-w-sm">
          <p className="font-bold sm:text-lg">{site.name}</p>
          <p className="font-semibold empty:hidden max-sm:text-sm" lang={site.tagline.lang}>
            {site.tagline.text}
          </p>
          <p className="text-muted max-sm:text-sm sm:mt-2">{text.blurb}</p>
          <p className="text-muted max-sm:text-sm sm:mt-2">{text.place}</p>
          {/* Left out on the newsletter's page, whose content has the form. */}
          {!isNewsletter && <Newsletter />}
        </div>
        <details className={openFromSm}>
          <summary className="footer-fold">{text.ourTools}</summary>
          <LinkList title={text.ourTools} className="max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-4">
            {site.tools
              .filter(({ open }) => open)
              .map((tool) => (
                <PageLink key={tool.path} to={tool.path} lang={tool.textLang}>
                  {tool.name}
                </PageLink>
              ))}
          </LinkList>
        </details>
        <div className="max-sm:flex max-sm:flex-wrap max-sm:gap-x-4 sm:contents">
          <LinkList title={text.pages} className={inOneFlow}>
            {Object.entries(text.pageLinks).map(([path, name]) => (
              <PageLink key={path} to={path}>
                {name}
              </PageLink>
            ))}
            {site.vendorSettings && (
              <li>
                <button type="button" className={`${link} noscript:hidden`} data-privacy-choice>
                  {text.privacyChoice}
                </button>
              </li>
            )}
          </LinkList>
          <SocialLinks />
        </div>
      </div>
      <p className="border-t border-line px-4 py-2 text-center text-sm text-muted sm:py-5">
        {text.copyright(digitsIn(lang, site.year), site.name)}
      </p>
    </footer>
  )
}

/** On a phone the links of two lists follow each other in the same lines. */
const inOneFlow = 'max-sm:contents'

/** Folded on a phone; where there is room it is open (`::details-content`). */
const openFromSm =
  'supports-[selector(::details-content)]:sm:[&::details-content]:[content-visibility:visible]'

function Newsletter() {
  const { newsletter } = useMessages(messages)
  return (
    <details className={`sm:mt-6 ${openFromSm}`}>
      <summary className="footer-fold">{newsletter.fold}</summary>
      <SubscribeForm />
    </details>
  )
}

function SocialLinks() {
  const text = useMessages(messages)
  const { social, supportEmail } = useSite()
  return (
    <LinkList title={text.followUs} className={inOneFlow}>
      {Object.entries(social).map(([name, address]) => (
        <li key={name}>
          <a href={address} rel="noopener" className={link}>
            {name}
          </a>
        </li>
      ))}
      <li>
        <a href={`mailto:${supportEmail}`} className={link}>
          {`${text.support}: ${supportEmail}`}
        </a>
      </li>
    </LinkList>
  )
}

interface LinkListProps {
  title: string
  className: string
  children: ReactNode
}

function LinkList({ title, className, children }: LinkListProps) {
  return (
    <div className={className === inOneFlow ? className : undefined}>
      <h2 className="font-semibold max-sm:sr-only">{title}</h2>
      <ul className={`sm:mt-2 ${className}`}>{children}</ul>
    </div>
  )
}

function PageLink({ to, lang, children }: { to: string; lang?: Lang | undefined; children: ReactNode }) {
  return (
    <li>
      <AppLink to={to} className={link}>
        {lang ? <span lang={lang}>{children}</span> : children}
      </AppLink>
    </li>
  )
}

/** The result of a form that was sent without JavaScript. */
export interface SubscribeAnswer {
  state: 'subscribed' | 'no-address' | 'failed'
  /** What was typed, when it must be sent again. */
  email: string
}

/** The newsletter's form. Without JavaScript it leads to the newsletter's page. */
export function SubscribeForm({ answer }: { answer?: SubscribeAnswer | undefined }) {
  const [{ newsletter: text }, lang] = useTexts(messages)
  const id = useId()
  const state = answer?.state
  return (
    <div className="min-h-32">
      {state !== 'subscribed' && (
        <form method="post" action={pathIn(lang, '/newsletter')} data-subscribe data-failed={text.failed}>
          <label htmlFor={id} className="font-semibold">
            {text.label}
          </label>
          <div className="mt-2 flex gap-2">
            <input
              id={id}
              type="email"
              name="email"
              required
              maxLength={254}
              autoComplete="email"
              defaultValue={answer?.email}
              aria-describedby={`${id}-answer`}
              className={`${fieldStyle} min-w-0`}
            />
            <button type="submit" className={`${buttonStyle.primary} shrink-0`}>
              {text.subscribe}
            </button>
          </div>
          {/* A honeypot for spam bots. */}
          <input type="text" name="website" hidden tabIndex={-1} autoComplete="off" />
        </form>
      )}
      <p id={`${id}-answer`} aria-live="polite" className="mt-2 min-h-7 text-sm">
        {state === 'subscribed' && <span className="text-base font-semibold text-good">{text.thanks}</span>}
        {state === 'no-address' && <span className="text-simrik">{text.noAddress}</span>}
        {state === 'failed' && <span className="text-simrik">{text.failed}</span>}
      </p>
    </div>
  )
}
