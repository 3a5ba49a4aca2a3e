import { callAuth } from '#app/platform/auth/auth-result.ts'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { useSite } from '#app/platform/site/site-data.ts'
import { AuthForm, type FormAct, TextLink } from './auth-form.tsx'
import { messages } from './messages.ne.ts'
import { type Send, SignInLayout } from './sign-in-layout.tsx'

export default function SignUpPage() {
  const { signUp: text, signIn } = useMessages(messages)
  const isOn = useSite().authMethods.includes('password')
  return (
    <SignInLayout texts={{ ...text, failed: signIn.failed }} lead={isOn ? text.lead : text.off}>
      {(send) => (
        <>
          {isOn && <SignUpForm send={send} />}
          <p className="mt-4 flex flex-wrap items-center gap-x-2 border-t border-line pt-3">
            {text.hasAccount}
            <TextLink to="/sign-in">{text.signIn}</TextLink>
          </p>
        </>
      )}
    </SignInLayout>
  )
}

/** Name, address and password. The response is the same for a known address; its owner gets an e-mail. */
function SignUpForm({ send }: { send: Send }) {
  const text = useMessages(messages).signUp
  const signUp: FormAct['call'] = ({ email, password, full_name }) =>
    send({ email, type: 'signup', contents: 'both' }, ({ back: emailRedirectTo }) => {
      const options = { data: full_name ? { full_name } : {}, emailRedirectTo }
      return callAuth((client) => client.signUp({ email, password, options }))
    })
  return (
    <>
      <AuthForm fields={['fullName', 'email', 'newPassword']} acts={[{ label: text.create, call: signUp }]} />
      <div className="mt-4 text-sm text-muted">
        <p>{text.terms}</p>
        <div className="flex flex-wrap gap-x-5">
          <TextLink to="/terms">{text.readTerms}</TextLink>
          <TextLink to="/privacy">{text.readPrivacy}</TextLink>
        </div>
      </div>
    </>
  )
}
