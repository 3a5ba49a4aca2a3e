import { SignIn } from './sign-in.tsx'

interface AccountProps {
  place: 'header' | 'menu'
}

/** The Sign In button, the same for every visitor; the account's menu is drawn by `account-menu.ts`. */
export function Account({ place }: AccountProps) {
  return (
    <>
      <div className="if-signed-out">
        <SignIn />
      </div>
      <div data-account={place} className="if-signed-in" />
    </>
  )
}
