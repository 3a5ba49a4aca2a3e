import { useMessages } from '#app/platform/i18n/use-language.ts'
import { useSite } from '#app/platform/site/site-data.ts'
import { messages } from './messages.ne.ts'

const link = 'inline-flex min-h-11 items-center text-brand-ink underline underline-offset-4'

export function Contact() {
  const text = useMessages(messages)
  const { supportEmail, social } = useSite()
  const accounts = Object.entries({
    Facebook: social.facebook,
    Twitter: social.twitter,
    Instagram: social.instagram,
  }).filter(([, address]) => address)
  return (
    <section aria-labelledby="contact">
      <h2 id="contact" className="text-2xl">
        {text.contactHeading}
      </h2>
      <p className="mt-2 max-w-prose">{text.contact}</p>
      <dl className="mt-4 grid gap-4 sm:grid-cols-3">
        <div>
          <dt className="text-sm text-muted">{text.email}</dt>
          <dd>
            <a href={`mailto:${supportEmail}`} className={`${link} [overflow-wrap:anywhere]`}>
              {supportEmail}
            </a>
          </dd>
        </div>
        <div>
          <dt className="text-sm text-muted">{text.place}</dt>
          <dd className="flex min-h-11 items-center">{text.placeName}</dd>
        </div>
        {accounts.length > 0 && (
          <div>
            <dt className="text-sm text-muted">{text.elsewhere}</dt>
            <dd className="flex flex-wrap gap-x-4">
              {accounts.map(([name, address]) => (
                <a key={name} href={address} rel="noopener" className={link}>
                  {name}
                </a>
              ))}
            </dd>
          </div>
        )}
      </dl>
    </section>
  )
}
