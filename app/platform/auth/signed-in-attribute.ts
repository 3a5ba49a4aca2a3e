/** The client's key for the session in localStorage. */
export const storageKey = 'chautari-auth'

/** Set while a sign-out in this browser has not reached the server. */
export const pendingSignOutKey = 'chautari-leaving'

/**
 * Runs before the first paint. Pages are the same for every visitor, and only the browser knows whether it is signed
 * in; the attribute hides what is for signed-out visitors (`app.css`).
 */
export const signedInScript = `try{if(localStorage.getItem('${storageKey}'))document.documentElement.dataset.signedIn=''}catch{}`

export function setSignedInAttribute(isSignedIn: boolean): void {
  document.documentElement.toggleAttribute('data-signed-in', isSignedIn)
}
