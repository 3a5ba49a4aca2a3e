/** Under this key the client of sign-in keeps its session in the browser. */
export const storageKey = 'chautari-auth'

/** Set while the server has not yet heard that somebody signed out in this browser. */
export const pendingSignOutKey = 'chautari-leaving'

/**
 * Runs before the first paint, beside the theme's script: a page is the same for everybody, and only the browser knows
 * that somebody is signed in. What only others should see is then never drawn (`app.css`).
 */
export const signedInScript = `try{if(localStorage.getItem('${storageKey}'))document.documentElement.dataset.signedIn=''}catch{}`

export function setSignedInAttribute(isSignedIn: boolean): void {
  document.documentElement.toggleAttribute('data-signed-in', isSignedIn)
}
