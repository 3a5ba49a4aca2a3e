import { digitsIn } from 'bikram-sambat/digits'
import type { ReactNode } from 'react'
import { barePath, type Lang } from '#app/lib/language.ts'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { usePath } from '#app/platform/navigation/address.ts'
import { useSite } from '#app/platform/site/site-data.ts'
import { messages } from './messages.ne.ts'
import { SubscribeForm } from './subscribe-form.tsx'

const link = 'inline-flex min-h-11 items-center text-ink underline-offset-4 hover:underline sm:min-h-8'

export function Footer() {
  const text = useMessages(messages)
  const lang = useLang()
  const site = useSite()
  const isNewsletter = barePath(usePath()) === '/newsletter'
  const social = {
    Facebook: site.social.facebook,
    Twitter: site.social.twitter,
    Instagram: site.social.instagram,
  }
  return (
    <footer className="content-auto no-print mt-10 border-t border-line bg-surface [--intrinsic:100rem] sm:[--intrinsic:64rem] lg:[--intrinsic:42rem]">
      <div className="mx-auto grid max-w-6xl gap-8 px-4 py-10 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_1fr]">
        <div className="max-w-sm">
          <p className="text-lg font-bold">{site.name}</p>
          <p className="mt-2 text-muted">{text.blurb}</p>
          <p className="mt-2 text-muted">{text.place}</p>
          {/* Left out on the newsletter's page, whose content has the form. */}
          {!isNewsletter && (
            <div className="mt-6">
              <SubscribeForm />
            </div>
          )}
        </div>
        <LinkList title={text.ourTools}>
          {site.tools
            .filter(({ open }) => open)
            .map((tool) => (
              <PageLink key={tool.path} to={tool.path} lang={tool.textLang}>
                {tool.name}
              </PageLink>
            ))}
        </LinkList>
        <LinkList title={text.pages}>
          <PageLink to="/">{text.home}</PageLink>
          <PageLink to="/about">{text.about}</PageLink>
          <PageLink to="/privacy">{text.privacy}</PageLink>
          <PageLink to="/terms">{text.terms}</PageLink>
          <PageLink to="/status">{text.status}</PageLink>
          {site.vendorSettings && (
            <li>
              <button type="button" className={`${link} noscript:hidden`} data-privacy-choice>
                {text.privacyChoice}
              </button>
            </li>
          )}
        </LinkList>
        <LinkList title={text.followUs}>
          {Object.entries(social).map(([name, address]) => (
            <li key={name}>
              <a href={address} rel="noopener" className={link}>
                {name}
              </a>
            </li>
          ))}
          <li>
            <a href={`mailto:${site.supportEmail}`} className={link}>
              {`${text.support}: ${site.supportEmail}`}
            </a>
          </li>
        </LinkList>
      </div>
      <p className="border-t border-line px-4 py-5 text-center text-sm text-muted">
        {text.copyright(digitsIn(lang, site.year), site.name)}
      </p>
    </footer>
  )
}

function LinkList({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="font-semibold">{title}</h2>
      <ul className="mt-2">{children}</ul>
    </div>
  )
}

function PageLink({ to, lang, children }: { to: string; lang?: Lang | undefined; children: ReactNode }) {
  return (
    <li>
      <AppLink to={to} className={link}>
        <span lang={lang}>{children}</span>
      </AppLink>
    </li>
  )
}
